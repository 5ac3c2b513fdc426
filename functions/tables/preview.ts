/**
 * The link preview of a table, in English, because its reader is unknown. A public table shows its title, and a moment
 * its round and what was done; a private one shows only the game.
 */
import type { Commit } from '../../domain/kernel/commit.ts';
import type { Game } from '../../domain/kernel/contract.ts';
import { manifestOf } from '../../domain/kernel/game-parts.ts';
import type { Manifest } from '../../domain/kernel/manifest.ts';
import { commitsUntil, type Moment, parseMoment, printMoment } from '../../domain/kernel/moment.ts';
import { entriesOf, withNames } from '../../domain/kernel/record.ts';
import { tellFact } from '../../domain/kernel/telling.ts';
import { say, type Texts } from '../../domain/kernel/texts.ts';
import { tableTexts } from '../../domain/kernel/texts/en.ts';
import { isProblem } from '../service/problem.ts';
import type { Service } from '../service/service.ts';
import { english } from '../texts/en.ts';
import { headOfTable } from './head.ts';
import { seatNames } from './seat-names.ts';
import { readTable, type TableItem } from './table-item.ts';

export interface Preview {
  readonly known: boolean;
  readonly title: string;
  readonly description: string;
  /** Where a picture of it is, under the service's own address; null where there is none to show. */
  readonly picture: string | null;
}

const LONGEST = 200;

/** What an address asks for besides the table: a moment, or a round on one page. */
export interface PreviewRequest {
  readonly at: string | undefined;
  readonly review: string | undefined;
}

/** Computes a preview, or takes it from where it is kept under this key; null: not now. */
export type Computed = (key: string, compute: () => Promise<Shown | null>) => Promise<Shown | null>;

export type Shown = Omit<Preview, 'known'>;

export async function previewOf(
  service: Service,
  id: string,
  { at, review }: PreviewRequest,
  computed: Computed,
): Promise<Preview> {
  const table = await readTable(service, id);
  if (isProblem(table)) {
    return { known: false, title: say(english, 'page.unknown'), description: table.detail, picture: null };
  }
  const manifest = manifestOf(service.games, table.game);
  const name = manifest?.title ?? table.game;
  const description = say(english, 'page.description', { game: name });
  if (!table.listed || !manifest) {
    return { known: true, title: say(english, 'page.private', { game: name }), description, picture: null };
  }
  const shown = await askedPart(service, manifest, table, { at, review }, computed);
  if (shown) return { known: true, ...shown };
  const picture = table.startedBy === null ? null : pictureOf(table, null);
  return { known: true, title: say(english, 'page.title', { title: table.title }), description, picture };
}

/** The moment or the round that an address asks for; null where it asks for none that there is. */
async function askedPart(
  service: Service,
  manifest: Manifest,
  table: TableItem,
  { at, review }: PreviewRequest,
  computed: Computed,
): Promise<Shown | null> {
  if (at === undefined && review === undefined) return null;
  const [{ version }, game] = [await headOfTable(service, table), await manifest.rules()];
  const key = `${table.id} preview ${table.revision}`;
  const moment = parseMoment(at ?? '');
  if (moment !== null && moment.version <= version) {
    return computed(`${key} at ${printMoment(moment)}`, () => momentOf(service, game, table, moment));
  }
  if (review === undefined || !/^[1-9]\d?$/.test(review)) return null;
  const round = Number(review);
  return computed(`${key} round ${round} of ${version}`, () => roundOf(service, game, table, round, version));
}

const pictureOf = ({ id }: TableItem, at: Moment | null): string =>
  `/api/tables/${id}/export?format=png${at === null ? '' : `&at=${printMoment(at)}`}`;

async function momentOf({ store }: Service, game: Game, table: TableItem, moment: Moment): Promise<Shown | null> {
  const commits = commitsUntil(await store.commits(table.id, 0, moment.version), moment);
  if (commits === null) return null;
  const { round, told } = toldAt(game, commits, withNames({ ...tableTexts, ...game.texts }, seatNames(table)));
  const place = round === 0 ? say(english, 'page.before') : say(english, 'page.round', { round });
  return {
    title: say(english, 'page.moment', { title: table.title, place }),
    description: shortened(say(english, 'page.told', { place, told })),
    picture: pictureOf(table, moment),
  };
}

/** Null where this round was not played. */
async function roundOf(
  { store }: Service,
  game: Game,
  table: TableItem,
  asked: number,
  version: number,
): Promise<Shown | null> {
  const entries = entriesOf(game, await store.commits(table.id, 0, version));
  const last = entries.findLast(({ round, takenBack }) => round === asked && !takenBack);
  if (last === undefined) return null;
  const place = say(english, 'page.round', { round: last.round });
  return {
    title: say(english, 'page.moment', { title: table.title, place }),
    description: say(english, 'page.review', { place }),
    picture: pictureOf(table, { version: last.version }),
  };
}

/** What the last of these commits brought, and into which round. */
function toldAt(game: Game, commits: readonly Commit[], texts: Texts): { round: number; told: string } {
  const entries = entriesOf(game, commits).filter(({ version }) => version === commits.length);
  const lines = entries.map(({ fact }) => {
    const { key, params } = tellFact(game, fact);
    return say(texts, key, params);
  });
  return { round: entries.at(-1)?.round ?? 0, told: lines.join(' ') };
}

const shortened = (text: string): string => {
  const signs = Array.from(text);
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST - 1).join('')}…` : text;
};
