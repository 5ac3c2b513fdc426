/** What 18Lilliput says on this page: its own sentences, and names in the lengths that a screen needs. */
import type { Commit } from '../../../domain/kernel/commit.ts';
import type { Fact } from '../../../domain/kernel/contract.ts';
import type { Parameters } from '../../../domain/kernel/rejection.ts';
import { tellFact } from '../../../domain/kernel/telling.ts';
import { say, type Texts } from '../../../domain/kernel/texts.ts';
import { tableTexts } from '../../../domain/kernel/texts/en.ts';
import type { CharacterId, CompanyId } from '../../../domain/lilliput/data.ts';
import { type BoardTile, describeTile, inWords, tileNames } from '../../../domain/lilliput/drawing/index.ts';
import { lilliput } from '../../../domain/lilliput/game.ts';
import { t } from '../../texts/index.ts';

const texts: Texts = { ...tableTexts, ...tileNames, ...lilliput.texts };

export const g = (key: string, params?: Parameters): string => say(texts, key, params);

export const companyName = (company: CompanyId): string => g(`company.${company}`);
export const companyShort = (company: CompanyId): string => t(`companyShort.${company}`);
export const characterName = (character: CharacterId): string => g(`character.${character}`);

/** A tile's kind and shape, apart from the way it lies: "yellow city, straight". */
export function tileName(tile: string): string {
  const [kind, shape] = describeTile({ tile, rotation: 0, x: 0, y: 0 }, { phaseColour: 'yellow' });
  return inWords(
    [kind, shape].filter((phrase) => phrase !== undefined),
    texts,
  );
}

/** Everything there is to say of a tile on the board. */
export const tileInWords = (tile: BoardTile, homeOf: readonly CompanyId[]): string =>
  inWords(describeTile(tile, { phaseColour: 'yellow', homeOf }), texts);

/** A text with the names of the people at the table; Gulliver has no seat and sits behind them. */
export function gNamed(names: readonly string[], key: string, params?: Parameters): string {
  const named: Record<string, string> = { ...texts };
  for (const [seat, name] of [...names, g('gulliver.name')].entries()) named[`seat.${seat}`] = name;
  return say(named, key, params);
}

/** A fact in words. */
export function factSentence(fact: Fact, names: readonly string[]): string {
  const { key, params } = tellFact(lilliput, fact);
  return gNamed(names, key, params);
}

/** What a commit did; the ends of turns and such go without saying. */
export const commitSentences = (commit: Commit, names: readonly string[]): string[] =>
  commit.facts.filter(({ type }) => !SILENT.has(type)).map((fact) => factSentence(fact, names));

const SILENT = new Set(['actionsBegun', 'turnEnded', 'companyDone', 'actionsEnded']);
