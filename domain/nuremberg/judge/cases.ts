/** The cases of the judge: a position, a question, and what the question is about. */
import * as z from 'zod/mini';
import { colour, company } from '../facts.ts';
import { stateSchema } from './state.ts';

const whole = z.int().check(z.minimum(0));
const caseFor = <Ask extends string, Input extends z.core.$ZodLooseShape>(ask: Ask, input: Input) =>
  z.object({ id: z.union([z.string(), z.number()]), state: stateSchema, ask: z.literal(ask), ...input });
const areas = z.array(z.string());
const pay = z.object({
  brown: z._default(whole, 0),
  cubes: z._default(whole, 0),
  white: z._default(whole, 0),
  red: z._default(whole, 0),
  green: z._default(whole, 0),
});

export const caseSchema = z.discriminatedUnion('ask', [
  caseFor('auction', { last: z.nullable(whole) }),
  caseFor('credit', {}),
  caseFor('lines', { seat: whole, tries: z.array(z.object({ areas, points: z.partialRecord(colour, whole) })) }),
  caseFor('oneLink', { seat: whole }),
  caseFor('trains', { seat: whole }),
  caseFor('buys', { seat: whole, tries: z.array(z.object({ train: z.string(), pay })) }),
  caseFor('carries', { seat: whole }),
  caseFor('settle', {}),
  caseFor('sales', { seat: whole, tries: z.array(z.object({ company, areas })) }),
  caseFor('runs', { seat: whole }),
  caseFor('final', {}),
]);

export type Case = z.infer<typeof caseSchema>;
export type CaseOf<Ask extends Case['ask']> = Extract<Case, { ask: Ask }>;
