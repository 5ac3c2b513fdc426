/**
 * The key in a link's fragment. The page reads what it opens, to say so before anything happens; only the service can
 * tell whether it is genuine, and only a press on a button sends it there.
 */
export interface LinkInHand {
  /** The whole capability, as it is traded in. */
  readonly link: string;
  readonly table: string;
  /** Null for the host's own link, which is no seat. */
  readonly seat: number | null;
  /** Whom it was mailed to; null for a link that was handed out. */
  readonly player: string | null;
  /** Asked to play on for whoever sits there. */
  readonly succeeds: boolean;
}

/** Null when the fragment is no link at all; a link that cannot be read is kept, and refused by the service. */
export function linkInFragment(fragment: string): LinkInHand | null {
  const link = fragment.replace(/^#/, '');
  if (!link.startsWith('v1.')) return null;
  const payload = readPayload(link.split('.')[2] ?? '');
  const table = typeof payload['table'] === 'string' ? payload['table'] : '';
  const seat = typeof payload['seat'] === 'number' ? payload['seat'] : null;
  const player = typeof payload['player'] === 'string' ? payload['player'] : null;
  return { link, table, seat, player, succeeds: payload['succeeds'] === true };
}

function readPayload(part: string): Record<string, unknown> {
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
