/** What the draft asks of the player in hand: one sentence for where he stands, and in words what sending will do. */
import { cellName } from '../../../domain/lilliput/drawing/index.ts';
import { chart } from '../../../domain/lilliput/data.ts';
import type { LilliputFact } from '../../../domain/lilliput/facts.ts';
import { t, tCount } from './texts/index.ts';
import type { Hand } from './hand.ts';
import type { LilliputDraft } from './pick.ts';
import { characterName, companyName, companyShort, g } from './words.ts';

export function askedSentence(hand: Hand | null, need: string): string {
  if (hand === null) return g(`need.${need}`);
  if (hand.kind === 'character') return t('ask.sendCharacter', { character: characterName(hand.character) });
  if (hand.cell === null) return t('ask.home', { company: companyShort(hand.company) });
  return t('ask.sendCompany');
}

/** What will happen when the pick is sent, in one or two sentences. */
export function consequence(draft: LilliputDraft): string {
  return draft.facts.map(consequenceOf).join(' ');
}

function consequenceOf(fact: LilliputFact): string {
  switch (fact.type) {
    case 'companyTaken':
      return t('will.company', {
        company: companyName(fact.company),
        tile: g(`tile.${fact.tile}`),
        cell: cellName(fact.x, fact.y),
        treasury: fact.treasury,
        trains: tCount('will.trains', fact.trains.length, { train: fact.trains[0] ?? '' }),
        price: chart.spaces.find(({ id }) => id === fact.space)?.value ?? 0,
        cash: fact.cash,
      });
    case 'characterTaken':
      return t('will.character', {
        character: characterName(fact.character),
        tiles: tCount(
          'will.tiles',
          fact.tiles.reduce((sum, { count }) => sum + count, 0),
        ),
      });
    default:
      return '';
  }
}
