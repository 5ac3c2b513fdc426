/**
 * Parses SES notifications about bounces and complaints. Permanent bounces and complaints stop mail to the address; a
 * full mailbox or a slow host does not.
 */
import * as z from 'zod/mini';
import { normalisedAddress, stoppedKeys } from '../people/address.ts';
import type { AddressKeys } from '../service/keys.ts';
import type { Item, Store } from '../store/store.ts';

const recipients = z.array(z.looseObject({ emailAddress: z.string() }));

const bounce = z.looseObject({
  bounceType: z.enum(['Permanent', 'Transient', 'Undetermined']),
  bouncedRecipients: recipients,
  timestamp: z.iso.datetime(),
});

const complaint = z.looseObject({
  /** RFC 5965 section 7.3: also says that something was no spam after all. */
  complaintFeedbackType: z.optional(z.nullable(z.string())),
  complainedRecipients: recipients,
  timestamp: z.iso.datetime(),
});

const reportSchema = z.looseObject({ bounce: z.optional(bounce), complaint: z.optional(complaint) });

export interface Stopped {
  readonly address: string;
  /** `blocked` comes from the operator, not from a report. */
  readonly reason: 'bounce' | 'complaint' | 'blocked';
  readonly at: string;
}

/** The addresses to stop; null for a message that is no such report. */
export function readReport(message: string): readonly Stopped[] | null {
  let value: unknown;
  try {
    value = JSON.parse(message);
  } catch {
    return null;
  }
  const parsed = reportSchema.safeParse(value);
  if (parsed.data?.bounce) return bounced(parsed.data.bounce);
  return parsed.data?.complaint ? complained(parsed.data.complaint) : null;
}

const bounced = ({ bounceType, bouncedRecipients, timestamp }: z.infer<typeof bounce>): Stopped[] =>
  bounceType === 'Permanent' ? bouncedRecipients.flatMap(stopping('bounce', timestamp)) : [];

const complained = ({
  complaintFeedbackType,
  complainedRecipients,
  timestamp,
}: z.infer<typeof complaint>): Stopped[] =>
  complaintFeedbackType === 'not-spam' ? [] : complainedRecipients.flatMap(stopping('complaint', timestamp));

const stopping =
  (reason: Stopped['reason'], at: string) =>
  ({ emailAddress }: { emailAddress: string }): Stopped[] => {
    const address = normalisedAddress(emailAddress);
    return address === null ? [] : [{ address, reason, at }];
  };

/**
 * Only the hash of the address is kept, with the reason and the time. A report does not replace the operator's own word,
 * which the owner of an address cannot lift.
 */
export async function stopAddress(store: Store, keys: AddressKeys, { address, reason, at }: Stopped): Promise<void> {
  const [key] = stoppedKeys(keys, address);
  if (!key) return;
  if (reason === 'blocked') await store.put(key, { reason, at });
  else if ((await store.get<Item & Stopped>(key))?.reason !== 'blocked') await store.put(key, { reason, at });
}
