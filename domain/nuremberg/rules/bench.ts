/** Where the rules of this game work: a state, and the facts that are added to it. */
import type { Workbench } from '../../kernel/workbench.ts';
import type { NurembergFact } from '../facts.ts';
import type { NurembergState } from '../types.ts';

export type Bench = Workbench<NurembergState, NurembergFact>;
