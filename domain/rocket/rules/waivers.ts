/** Public waivers (rules, further rulings): "do not ask me about this company". */
import { type Rejection, reject } from '../../kernel/rejection.ts';
import type { CompanyId } from '../data.ts';
import type { RocketChoice, StepOf } from '../steps.ts';
import type { RocketState } from '../types.ts';
import type { Bench } from './bench.ts';
import { linesInPlay } from './occupancy.ts';

const isDeclared = ({ waivers }: RocketState, seat: number, company: CompanyId | null): boolean =>
  company === null ? waivers[seat]?.all === true : waivers[seat]?.companies.includes(company) === true;

const possible = (state: RocketState): (CompanyId | null)[] => [
  null,
  ...linesInPlay(state.lines).map(([company]) => company),
];

export function waiverChoices(state: RocketState, seat: number): RocketChoice[] {
  const toRevoke = possible(state).filter((company) => isDeclared(state, seat, company));
  const toDeclare = possible(state).filter((company) => !toRevoke.includes(company));
  const [declare, revoke] = [toDeclare[0], toRevoke[0]];
  return [
    ...(declare === undefined
      ? []
      : [{ type: 'declareWaiver', company: declare, companies: toDeclare } satisfies RocketChoice]),
    ...(revoke === undefined
      ? []
      : [{ type: 'revokeWaiver', company: revoke, companies: toRevoke } satisfies RocketChoice]),
  ];
}

export function declareOrRevoke(
  bench: Bench,
  seat: number,
  { type, company }: StepOf<'declareWaiver' | 'revokeWaiver'>,
): Rejection | undefined {
  const { state } = bench;
  if (!possible(state).includes(company)) return reject('extend.dissolved', { company: company ?? '' });
  const isOn = isDeclared(state, seat, company);
  if (type === 'declareWaiver' && isOn) return reject('waiver.declared');
  if (type === 'revokeWaiver' && !isOn) return reject('waiver.notDeclared');
  bench.emit({ type: type === 'declareWaiver' ? 'waiverDeclared' : 'waiverRevoked', v: 1, seat, company });
  return undefined;
}
