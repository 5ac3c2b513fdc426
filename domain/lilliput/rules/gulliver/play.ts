/** Gulliver (rules 8): he plays by fixed rules after your second turn. Where they leave a choice, it is drawn. */
import type { Bench } from '../holdings.ts';
import { directedBy } from '../holdings.ts';
import { invest } from './invest.ts';
import { extendTrack, layTrack, placeToken } from './track.ts';
import { takeTrain } from './train.ts';

/** His round: track, station, more track, shares, train. */
export function playGulliver(bench: Bench, seat: number): void {
  const companies = directedBy(bench.state, seat);
  const [first] = companies;
  if (first === undefined) return;
  const city = layTrack(bench, seat, companies);
  if (city) placeToken(bench, seat, first, city);
  extendTrack(bench, seat, companies);
  invest(bench, seat);
  takeTrain(bench, seat);
}
