/** The workbench of a decision in this game. */
import type { Workbench } from '../../kernel/workbench.ts';
import type { RocketFact } from '../facts.ts';
import type { RocketState } from '../types.ts';

export type Bench = Workbench<RocketState, RocketFact>;
