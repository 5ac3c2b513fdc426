/** The contract of a mail transport: SMTP, SES or the local mailbox. */
export interface Attachment {
  /** RFC 2392: the HTML names it as `cid:…`. */
  readonly cid: string;
  readonly filename: string;
  readonly type: string;
  readonly content: Uint8Array;
}

export interface Message {
  /** The id of the mail; the same mail sent twice has the same id. */
  readonly id: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: { readonly name: string | null; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: { readonly [name: string]: string };
  readonly attachments: readonly Attachment[];
}

/**
 * `never`: the other side does not take mail for this address. `later`: something else was in the way, which may pass;
 * the reason is a word for the operator's log and never quotes an address.
 */
export type Outcome = { readonly outcome: 'sent' } | { readonly outcome: 'later' | 'never'; readonly reason: string };

export interface Transport {
  readonly name: 'mailbox' | 'smtp' | 'ses';
  send(message: Message): Promise<Outcome>;
}

export const SENT: Outcome = { outcome: 'sent' };
