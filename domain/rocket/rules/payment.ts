/** The winning bid is paid (rules 4, supplementary shares). */
import type { CompanyId } from '../data.ts';
import type { Bid } from '../types.ts';
import type { Bench } from './bench.ts';

/** Real shares go first, whoever holds them. Those of an isolated line leave the game. */
export function payShares(bench: Bench, company: CompanyId, { seat, shares }: Bid): void {
  const line = bench.state.lines[company];
  if (!line) return;
  const held = line.shares.reduce((sum, own) => sum + own, 0);
  const real = Math.min(shares, Math.max(0, held - line.supplementary));
  const toPile = line.isolated ? 0 : real;
  bench.emit({ type: 'sharesPaid', v: 1, seat, company, shares, toPile, supplementary: shares - real });
}
