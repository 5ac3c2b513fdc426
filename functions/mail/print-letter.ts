/** Formats a composed mail: subject, plain text, HTML, and the picture as an attachment. */
import type { Draft } from './letters/context.ts';
import { PICTURE } from './letters/table-letters.ts';
import { pngOf } from '../render/png.ts';
import { layoutHtml } from './layout/html.ts';
import type { Layout } from './layout/layout.ts';
import { layoutText } from './layout/text.ts';
import type { Attachment } from '../transport/transport.ts';

export interface Printed {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
}

export async function printLetter(
  { subject, layout, drawing }: Draft,
  draw: (svg: string) => Promise<Uint8Array> = pngOf,
  failed: (error: unknown) => void = () => {},
): Promise<Printed> {
  const { picture, ...words } = layout;
  if (!drawing || !picture) return { subject, ...printed(words), attachments: [] };
  // A table waits for this letter: better without its picture than not at all.
  const content = await draw(drawing.svg).catch((error: unknown) => {
    failed(error);
    return null;
  });
  if (content === null) return { subject, ...printed(words), attachments: [] };
  const attachments = [{ cid: PICTURE, filename: 'board.png', type: 'image/png', content }];
  return { subject, ...printed(layout), attachments };
}

const printed = (layout: Layout): Pick<Printed, 'text' | 'html'> => ({
  text: layoutText(layout),
  html: layoutHtml(layout),
});
