/** The end (rules 5): cash, certificates at today's price and unused copy cards; treasuries do not count. */
import { setup } from '../data.ts';
import type { Certificate, FinalStanding, LilliputState } from '../types.ts';
import { priceOf } from './holdings.ts';

/** Shares of 10 % that a certificate stands for. */
const sharesIn = ({ percent }: Certificate): number => percent / 10;

/** What each player would have if the game ended now; equal totals share a rank, but Gulliver wins ties. */
export function standings(state: LilliputState): FinalStanding[] {
  const unranked = state.players.map((_, seat) => worth(state, seat));
  return unranked
    .map((standing) => {
      const ahead = unranked.filter(
        ({ seat, total }) =>
          total > standing.total || (total === standing.total && seat !== standing.seat && seat === state.gulliver),
      );
      return { ...standing, rank: 1 + ahead.length };
    })
    .toSorted((a, b) => a.rank - b.rank || a.seat - b.seat);
}

function worth(state: LilliputState, seat: number): FinalStanding {
  const { cash = 0, copyCards = 0, certificates = [] } = state.players[seat] ?? {};
  const companies = [...new Set(certificates.map(({ company }) => company))];
  const shares = companies.map((company) => {
    const held = certificates.filter((certificate) => certificate.company === company);
    const count = held.reduce((sum, certificate) => sum + sharesIn(certificate), 0);
    return { company, percent: count * 10, worth: count * priceOf(state, company) };
  });
  const copies = copyCards * setup.copyCardEndValue;
  const total = cash + copies + shares.reduce((sum, share) => sum + share.worth, 0);
  return { seat, rank: 0, total, cash, shares, copyCards: copies };
}
