/** What every company would earn if its trains ran now, worked out beside the page; null until it is known. */
import type { LilliputState } from '../../../domain/lilliput/types.ts';
import type { Revenues } from './turn/earnings-query.ts';
import { earningsOf } from './turn/revenues.ts';

export const expectedRevenues = (state: LilliputState): Revenues | null => earningsOf(state).value?.revenues ?? null;
