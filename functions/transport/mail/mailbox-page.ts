/** A mail in the local mailbox as an HTML page: pictures inlined, links opened in a new tab. */
import type { KeptMessage } from './mailbox.ts';

const ID = /"cid:([^"]+)"/g;

export function pageOfMessage({ html, attachments }: Pick<KeptMessage, 'html' | 'attachments'>): string {
  const pictures = new Map(attachments.map(({ cid, type, content }) => [cid, `data:${type};base64,${content}`]));
  return html
    .replace(ID, (named, cid: string) => `"${pictures.get(cid) ?? named.slice(1, -1)}"`)
    .replaceAll('<a ', '<a target="_blank" rel="noopener" ');
}
