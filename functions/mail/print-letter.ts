/** From a draft to what is sent: subject, plain text, HTML, and the picture beside it. */
import type { Draft } from './letters/context.ts';
import { PICTURE } from './letters/table-letters.ts';
import { pngOf } from '../render/png.ts';
import { sheetHtml } from './layout/html.ts';
import type { Sheet } from './layout/layout.ts';
import { sheetText } from './layout/text.ts';
import type { Attachment } from '../transport/transport.ts';

export interface Printed {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
  /** The picture could not be drawn; the words go without it. */
  readonly undrawn: boolean;
}

export async function printLetter(
  { subject, sheet, drawing }: Draft,
  draw: (svg: string) => Promise<Uint8Array> = pngOf,
): Promise<Printed> {
  const { picture, ...words } = sheet;
  if (!drawing || !picture) return { subject, ...printed(words), attachments: [], undrawn: false };
  const content = await draw(drawing.svg).catch(() => null);
  // A table waits for this letter: better without its picture than not at all.
  if (content === null) return { subject, ...printed(words), attachments: [], undrawn: true };
  const attachments = [{ cid: PICTURE, filename: 'board.png', type: 'image/png', content }];
  return { subject, ...printed(sheet), attachments, undrawn: false };
}

const printed = (sheet: Sheet): Pick<Printed, 'text' | 'html'> => ({ text: sheetText(sheet), html: sheetHtml(sheet) });
