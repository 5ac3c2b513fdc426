/** One step of a submission: what is asked, what may be chosen, and which rule decides it. */
import { type Rejection, reject } from '../../kernel/rejection.ts';
import type { NurembergChoice, NurembergStep } from '../steps.ts';
import type { NurembergState } from '../types.ts';
import { type Need, needOf } from './asked.ts';
import { bidChoices, makeBid } from './auction.ts';
import type { Bench } from './bench.ts';
import { addLink, buildingChoices, payLinks, startLine } from './building.ts';
import { carriesFor, carry } from './carrying.ts';
import { runsFor, sellRun } from './takeover.ts';
import { buyTrain, purchaseChoices } from './trains.ts';

export function choicesFor(state: NurembergState, seat: number, need: Need): NurembergChoice[] {
  switch (need) {
    case 'bid':
      return bidChoices(state, seat);
    case 'build':
      return buildingChoices(state, seat);
    case 'act':
      return [...purchaseChoices(state, seat), ...carriesFor(state, seat), { type: 'pass' }];
    case 'sell':
      return [...runsFor(state, seat), { type: 'sellNothing' }];
  }
}

const needFor: { readonly [type in NurembergStep['type']]: Need } = {
  bid: 'bid',
  startLine: 'build',
  addLink: 'build',
  payLinks: 'build',
  buildNothing: 'build',
  buyTrain: 'act',
  carry: 'act',
  pass: 'act',
  sellRun: 'sell',
  sellNothing: 'sell',
};

/** Why a step of another phase is refused. */
const otherPhase: { readonly [need in Need]: () => Rejection } = {
  bid: () => reject('phase.bid'),
  build: () => reject('phase.build'),
  act: () => reject('phase.act'),
  sell: () => reject('phase.sell'),
};

function decline(bench: Bench, seat: number, type: 'nothingBuilt' | 'passed' | 'nothingSold'): undefined {
  bench.emit({ type, v: 1, seat, skipped: false });
}

export function act(bench: Bench, seat: number, step: NurembergStep): Rejection | undefined {
  const need = needOf(bench.state, seat);
  if (need === null) return reject('table.notAwaited');
  if (needFor[step.type] !== need) return otherPhase[need]();
  switch (step.type) {
    case 'bid':
      return makeBid(bench, seat, step);
    case 'startLine':
      return startLine(bench, seat, step);
    case 'addLink':
      return addLink(bench, seat, step);
    case 'payLinks':
      return payLinks(bench, seat, step);
    case 'buildNothing':
      return bench.state.line ? reject('line.started') : decline(bench, seat, 'nothingBuilt');
    case 'buyTrain':
      return buyTrain(bench, seat, step);
    case 'carry':
      return carry(bench, seat, step);
    case 'pass':
      return decline(bench, seat, 'passed');
    case 'sellRun':
      return sellRun(bench, seat, step);
    case 'sellNothing':
      return decline(bench, seat, 'nothingSold');
  }
}
