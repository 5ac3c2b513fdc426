/**
 * Exports a table: the history, which can be verified and imported; a record to read; the rounds as CSV; the board as a
 * picture; and the comments.
 */
import { printCsv } from '../../domain/kernel/csv.ts';
import type { Commit } from '../../domain/kernel/commit.ts';
import type { Game } from '../../domain/kernel/contract.ts';
import { categoriesOf, manifestOf, notesOf, textsOf } from '../../domain/kernel/game-parts.ts';
import type { Picture } from '../../domain/kernel/drawing.ts';
import type { Language } from '../../domain/kernel/languages.ts';
import type { Manifest } from '../../domain/kernel/manifest.ts';
import { fold } from '../../domain/kernel/fold.ts';
import { headerOf, printHistory } from '../../domain/kernel/history-file.ts';
import { commitsUntil, type Moment, printMoment } from '../../domain/kernel/moment.ts';
import { printRecord } from '../../domain/kernel/record.ts';
import { inProcess } from '../render/heavy-work.ts';
import { isProblem, type Problem, problem } from '../service/problem.ts';
import type { Service } from '../service/service.ts';
import { printAnnotations } from './annotations-file.ts';
import { boardPng } from './board-picture.ts';
import { seatNames } from './seat-names.ts';
import type { TableItem } from './table-item.ts';

export const exportFormats = ['ndjson', 'record', 'csv', 'svg', 'png', 'annotations'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const isExportFormat = (word: string): word is ExportFormat =>
  (exportFormats as readonly string[]).includes(word);

export interface ExportWish {
  readonly format: ExportFormat;
  readonly language: Language;
  /** The moment at which a board is drawn, and up to the commit of which everything else goes. */
  readonly moment: Moment;
}

export interface ExportedFile {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** What a file is called after the table's id. */
export function endingOf({ format, moment }: Pick<ExportWish, 'format' | 'moment'>): string {
  if (format === 'annotations') return '-annotations.json';
  if (format === 'svg' || format === 'png') return `-${printMoment(moment)}.${format}`;
  return format === 'record' ? '.txt' : `.${format}`;
}

/** What a format is made of. */
interface Material {
  readonly table: TableItem;
  readonly manifest: Manifest;
  readonly game: Game;
  readonly commits: readonly Commit[];
  readonly moment: Moment;
  readonly first: Commit;
  readonly names: readonly string[];
  /** The id under which the history knows itself. */
  readonly id: string;
  readonly language: Language;
}

type Print = (material: Material, service: Service) => Promise<ExportedFile | Problem>;

export async function exportTable(
  service: Service,
  table: TableItem,
  { format, language, moment }: ExportWish,
): Promise<ExportedFile | Problem> {
  const manifest = manifestOf(service.games, table.game);
  if (!manifest) return problem('unknown-game');
  const commits = await service.store.commits(table.id, 0, moment.version);
  const [first] = commits;
  if (!first) return problem('not-started');
  const id = table.imported?.id ?? table.id;
  const game = await manifest.rules();
  const material = { table, manifest, game, commits, moment, first, names: seatNames(table), id, language };
  return printers[format](material, service);
}

const printers: { readonly [format in ExportFormat]: Print } = {
  async ndjson({ id, first, names, commits }) {
    const body = printHistory(headerOf(id, first, names), commits);
    return { body, type: 'application/x-ndjson' };
  },
  async record({ table, manifest, game, id, commits, language }) {
    const texts = await textsOf(manifest, language);
    const body = printRecord(game, id, commits, {
      texts,
      title: table.title,
      names: seatNames(table, texts),
      ways: await categoriesOf(manifest, table.options),
      notes: await notesOf(manifest),
    });
    return { body, type: 'text/plain; charset=utf-8' };
  },
  async csv({ manifest, game, commits, names }) {
    const rows = (await manifest.csv?.())?.(fold(game, commits), names);
    if (!rows) return problem('unknown-format');
    // The mark tells spreadsheets that this is UTF-8.
    return { body: `\uFEFF${printCsv(rows)}`, type: 'text/csv; charset=utf-8' };
  },
  async svg(material) {
    const picture = await drawn(material);
    if (picture === null) return problem('unknown-format');
    return { body: picture.svg, type: 'image/svg+xml' };
  },
  async png(material, { heavyWork = inProcess }) {
    const png = await boardPng(heavyWork.png, () => drawn(material));
    if (png === null) return problem('unknown-format');
    return isProblem(png) ? png : { body: png, type: 'image/png' };
  },
  async annotations({ table, id, names, commits }, service) {
    const body = await printAnnotations(service, table, { id, names, commits });
    return { body, type: 'application/json' };
  },
};

async function drawn({ manifest, game, commits, moment }: Material): Promise<Picture | null> {
  const happened = commitsUntil(commits, moment) ?? commits;
  const drawing = await manifest.drawing?.();
  return drawing?.picture(fold(game, happened).state.game, manifest.title) ?? null;
}
