/** 18Lilliput on the pages. */
import { identity } from '../../../domain/lilliput/identity.ts';
import { wordsReady } from '../../texts/language.ts';
import type { GamePage } from '../contract/game-page.ts';
import type { ReviewPart } from '../contract/review-part.ts';
import type { TablePart } from '../contract/table-part.ts';

/** A part comes with its words, so that no other language flashes up. */
async function spoken<Part>(loading: Promise<Part>): Promise<Part> {
  const part = await loading;
  await wordsReady();
  return part;
}

export const lilliput: GamePage = {
  ...identity,
  unit: 'money',
  table: () => import('./table.ts').then((part) => part.lilliputTable as unknown as TablePart),
  review: () => import('./review/part.tsx').then((part) => part.lilliputReview as unknown as ReviewPart),
  setup: () => spoken(import('./setup/setup-part.ts').then(({ setupPart }) => setupPart)),
  orders: () => spoken(import('./orders/orders-part.ts').then(({ ordersPart }) => ordersPart)),
  lobby: () => spoken(import('./lobby/lobby-part.ts').then(({ lobbyPart }) => lobbyPart)),
  rules: () => spoken(import('./rules/rules-part.tsx').then(({ rulesPart }) => rulesPart)),
  tour: () => spoken(import('./tour/tour-part.ts').then(({ tourPart }) => tourPart)),
  about: () => spoken(import('./about/about-part.ts').then(({ aboutPart }) => aboutPart)),
  landing: () => spoken(import('./landing/landing-part.tsx').then(({ landingPart }) => landingPart)),
};
