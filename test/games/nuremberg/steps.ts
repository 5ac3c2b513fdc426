/** Submissions, as short as a player would say them. */
import type { Command } from '../../../domain/kernel/command.ts';
import type { NurembergStep, StepOf } from '../../../domain/nuremberg/steps.ts';
import type { Company, ItemKind, Points } from '../../../domain/nuremberg/types.ts';

export const turn = (...steps: NurembergStep[]): Command => ({ type: 'turn', steps });

export const bid = (box: number, cubes: number): Command => turn({ type: 'bid', box, cubes });

/** A line over these areas. */
export const laying = (first: string, ...others: string[]): NurembergStep[] => [
  { type: 'startLine', area: first },
  ...others.map((to) => ({ type: 'addLink' as const, to })),
];
export const line = (first: string, ...others: string[]): Command => turn(...laying(first, ...others));
export const paying = (points: Partial<Points>): NurembergStep => ({
  type: 'payLinks',
  points: { white: 0, brown: 0, red: 0, green: 0, ...points },
});

export const buying = (train: string, pay: Partial<StepOf<'buyTrain'>['pay']>): NurembergStep => ({
  type: 'buyTrain',
  train,
  pay: { brown: 0, cubes: 0, white: 0, red: 0, green: 0, ...pay },
});
export const carrying = (area: string, kind: ItemKind, train: string): NurembergStep => ({
  type: 'carry',
  area,
  kind,
  train,
});
export const sell = (company: Company, ...areas: string[]): Command => turn({ type: 'sellRun', company, areas });

export const PASS: NurembergStep = { type: 'pass' };
export const BUILD_NOTHING: NurembergStep = { type: 'buildNothing' };
export const SELL_NOTHING: NurembergStep = { type: 'sellNothing' };
