/** Who runs this service, and for how long things are kept. */
import { type Answer, ask } from './request.ts';

export interface Keeping {
  readonly operator: string | null;
  /** A mail address, a web address, or words. */
  readonly contact: string | null;
  readonly mail: 'none' | 'mailbox' | 'sent';
  readonly days: {
    readonly session: number;
    readonly seatLink: number;
    readonly unconfirmedAddress: number;
    readonly openTable: number;
    readonly letter: number;
  };
}

export const readKeeping = (): Promise<Answer<Keeping>> => ask('/api/privacy');
