/** Fills in the built page of a table, where the build has left placeholders. */
import { escapeHtml } from '../../domain/kernel/escape.ts';
import type { Opening } from '../tables/opening.ts';
import type { Preview } from '../tables/preview.ts';

interface PageParts {
  readonly preview: Preview;
  readonly publicUrl: string;
  /** Null where there is no such table. */
  readonly opening: Opening | null;
  /** SVG text; empty where the page comes without. */
  readonly board: string;
}

export function pageHtml(shell: string, { preview, publicUrl, opening, board }: PageParts): string {
  const game = opening?.head.game;
  const parts = new Map([
    ['title', escapeHtml(preview.title)],
    ['description', escapeHtml(preview.description)],
    ['opening', `${openGraph(preview, publicUrl)}${opening === null ? '' : openingData(opening)}`],
    ['board', board === '' ? '' : `<div class="first-board" aria-hidden="true">${board}</div>`],
  ]);
  return (
    shell
      .replace(/<!-- (\w+) -->/g, (placeholder, name: string) => parts.get(name) ?? placeholder)
      // Files of each game, of which this table needs one's.
      .replace(/<!-- game ([\w-]+): (.*?) -->/g, (_, name: string, links: string) => (name === game ? links : ''))
      .replace('<html', () => (game === undefined ? '<html' : `<html data-game="${escapeHtml(game)}"`))
  );
}

/** For programs that show a card where somebody writes a link (ogp.me). */
function openGraph({ title, description, picture }: Preview, publicUrl: string): string {
  if (picture === null) return '';
  const property = (name: string, content: string): string =>
    `<meta property="og:${name}" content="${escapeHtml(content)}" />`;
  return [
    property('title', title),
    property('description', description),
    property('image', `${publicUrl}${picture}`),
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('');
}

/** Data that the page reads, no script that runs: the content security policy forbids those. */
const openingData = (opening: Opening): string =>
  `<script type="application/json" id="opening">${JSON.stringify(opening).replaceAll('<', '\\u003c')}</script>`;
