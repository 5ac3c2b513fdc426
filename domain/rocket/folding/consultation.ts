/** Folds the choice of a move, the answers of other shareholders, and public waivers. */
import type { CompanyId } from '../data.ts';
import type { RocketState, Waiver } from '../types.ts';
import type { Appliers } from './appliers.ts';

const without = (seats: readonly number[], seat: number): number[] => seats.filter((other) => other !== seat);

function setWaiver(state: RocketState, seat: number, company: CompanyId | null, isOn: boolean): void {
  const waiver: Waiver | undefined = state.waivers[seat];
  if (!waiver) return;
  const others = waiver.companies.filter((id) => id !== company);
  const companies = company !== null && isOn ? [...others, company] : others;
  state.waivers[seat] = { all: company === null ? isOn : waiver.all, companies };
}

export const consultationAppliers: Appliers<
  | 'moveChosen'
  | 'consultationOpened'
  | 'waived'
  | 'called'
  | 'passed'
  | 'bid'
  | 'gaveWay'
  | 'restored'
  | 'sharesPaid'
  | 'waiverDeclared'
  | 'waiverRevoked'
> = {
  moveChosen({ lines }, { seat, company, share }) {
    const line = lines[company];
    if (!line || !share) return;
    line.pile -= 1;
    line.shares[seat] = (line.shares[seat] ?? 0) + 1;
  },
  consultationOpened(state, { seat, company, target, targets, asked, round }) {
    state.consultation = { seat, company, target, targets, asked, round, best: null, answered: false };
  },
  waived({ consultation }, { seat }) {
    if (consultation) consultation.asked = without(consultation.asked, seat);
  },
  called({ consultation }, { next }) {
    if (!consultation) return;
    consultation.asked = [];
    consultation.round = next;
  },
  passed({ consultation }, { next }) {
    if (consultation) consultation.round = next;
  },
  bid({ consultation }, { seat, shares, target, next }) {
    if (!consultation) return;
    consultation.best = { seat, shares, target };
    consultation.round = next;
  },
  gaveWay({ consultation }) {
    if (consultation) consultation.answered = true;
  },
  restored({ consultation }, { seat, shares, target }) {
    if (!consultation) return;
    consultation.best = { seat, shares, target };
    consultation.answered = true;
  },
  sharesPaid({ lines }, { seat, company, shares, toPile, supplementary }) {
    const line = lines[company];
    if (!line) return;
    line.shares[seat] = (line.shares[seat] ?? 0) - shares;
    line.pile += toPile;
    line.supplementary -= supplementary;
  },
  waiverDeclared(state, { seat, company }) {
    setWaiver(state, seat, company, true);
  },
  waiverRevoked(state, { seat, company }) {
    setWaiver(state, seat, company, false);
  },
};
