/** The newest commits of a table as an Atom feed (RFC 4287), each with its lines in English. */
import { escapeHtml } from '../../domain/kernel/escape.ts';
import type { Commit } from '../../domain/kernel/commit.ts';
import type { Game } from '../../domain/kernel/contract.ts';
import { withNames } from '../../domain/kernel/record.ts';
import type { Head } from '../../domain/kernel/setup.ts';
import { tellFact } from '../../domain/kernel/telling.ts';
import { say, type Texts } from '../../domain/kernel/texts.ts';
import { tableTexts } from '../../domain/kernel/texts/en.ts';
import { gameOf, type Service } from '../service/service.ts';
import { english } from '../texts/en.ts';
import { seatNames } from './seat-names.ts';
import type { TableItem } from './table-item.ts';

const MOST = 30;

/** The feed of a table up to its head. */
export async function feedOf(
  service: Pick<Service, 'store' | 'games' | 'settings'>,
  table: TableItem,
  { version, awaiting }: Pick<Head, 'version' | 'awaiting'>,
): Promise<{ readonly body: string }> {
  const game = await gameOf(service, table.game);
  const before = Math.max(0, version - MOST);
  const newest = (await service.store.commits(table.id, before, version - before)).toReversed();
  const page = `${service.settings.publicUrl}/t/${table.id}`;
  const texts = withNames({ ...tableTexts, ...game?.texts }, seatNames(table));
  const entries = newest.map((commit) => entryOf(game, texts, table, page, commit));
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<title>${escapeHtml(table.title)}</title>`,
    ...waitingFor(texts, awaiting),
    `<id>urn:railpost:table:${table.id}</id>`,
    `<link href="${escapeHtml(page)}"/>`,
    `<updated>${newest[0]?.at ?? table.createdAt}</updated>`,
    '<author><name>Railpost</name></author>',
    ...entries,
    '</feed>',
  ];
  return { body: `${lines.join('\n')}\n` };
}

/** Everybody who must act, by name. */
function waitingFor(texts: Texts, awaiting: Head['awaiting']): string[] {
  const names = awaiting.filter(({ optional }) => optional !== true).map(({ seat }) => texts[`seat.${seat}`] ?? '');
  if (names.length === 0) return [];
  const listed = new Intl.ListFormat('en').format(names);
  return [`<subtitle>${escapeHtml(say(english, 'feed.waiting', { names: listed }))}</subtitle>`];
}

function entryOf(game: Game | undefined, texts: Texts, table: TableItem, page: string, commit: Commit): string {
  const told = commit.facts.flatMap((fact) => {
    if (!game) return [];
    const { key, params } = tellFact(game, fact);
    const line = say(texts, key, params);
    return line === key || line === '' ? [] : [line];
  });
  const title = told[0] ?? say(english, 'feed.turn', { version: commit.version });
  const address = `${page}?at=${commit.version}`;
  return [
    '<entry>',
    `<title>${escapeHtml(title)}</title>`,
    `<id>urn:railpost:table:${table.id}:${commit.version}</id>`,
    `<link href="${escapeHtml(address)}"/>`,
    `<updated>${commit.at}</updated>`,
    `<content type="text">${escapeHtml(told.join('\n'))}</content>`,
    '</entry>',
  ].join('\n');
}
