/** Reports of people to the operator about a public table. */
import * as z from 'zod/mini';
import type { Service } from '../service/service.ts';
import type { Item } from '../store/store.ts';

const reasons = ['name', 'chat', 'cheating', 'other'] as const;

export const reportSchema = z.strictObject({
  reason: z.enum(reasons),
  text: z.optional(z.string().check(z.maxLength(1000))),
  message: z.optional(z.string().check(z.maxLength(60))),
});

export interface ReportItem extends Item {
  readonly at: string;
  readonly table: string;
  readonly reason: (typeof reasons)[number];
  readonly text: string;
  /** The message that it is about. */
  readonly message: string | null;
}

const PARTITION = 'report';

export async function storeReport(
  { store, clock, random }: Pick<Service, 'store' | 'clock' | 'random'>,
  table: string,
  { reason, text, message }: z.infer<typeof reportSchema>,
): Promise<void> {
  const at = new Date(clock()).toISOString();
  const SK = `${at}#${Buffer.from(random(4)).toString('hex')}`;
  await store.put({ PK: PARTITION, SK }, { at, table, reason, text: text ?? '', message: message ?? null });
}

/** The newest first. */
export const readReports = ({ store }: Pick<Service, 'store'>, limit: number): Promise<ReportItem[]> =>
  store.newest<ReportItem>(PARTITION, limit);
