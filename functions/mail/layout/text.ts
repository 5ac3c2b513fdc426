/**
 * Prints a layout as plain text, for text mail programs and screen readers. A link is on a line of its own under its
 * label, so that no language needs a separator.
 */
import type { Grid } from '../../../domain/kernel/game-mail.ts';
import { type Layout, textOf } from './layout.ts';

export function layoutText(layout: Layout): string {
  const { heading, lead, news, entries = [], button, code, grids = [], footer } = layout;
  const parts = [
    [heading, ...lead.map(textOf)].join('\n'),
    layout.result ? gridText(layout.result) : '',
    button ? [button.label, button.href].join('\n') : '',
    code ? [code.intro, code.label, code.code].filter((part) => part !== '').join(' ') : '',
    ...entries.map(({ title, detail, link, aside }) =>
      [title, detail, ...(link ? [link.href] : []), ...(aside ? [aside] : [])].join('\n'),
    ),
    news ? [news.heading, ...news.rows.map(({ words }) => `- ${textOf(words)}`)].join('\n') : '',
    ...grids.map(gridText),
    ['-- ', footer.note].join('\n'),
    ...footer.links.map(({ label, href }) => [label, href].join('\n')),
  ];
  return `${parts
    .filter((part) => part !== '')
    .map(oneCharacterAside)
    .join('\n\n')}\n`;
}

/** Columns line up where the reader's letters are equally wide; elsewhere two spaces keep them apart. */
function gridText({ head, rows }: Grid): string {
  const lines = [head, ...rows.map(({ cells }) => cells)];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** What a name may bring along and a terminal would obey has no place in plain text. */
const oneCharacterAside = (text: string): string => text.replace(/[^\P{Cc}\n]/gu, ' ');
