/** A refused step is told the reason that applies to it, in every language. */
import { expect, it } from 'vitest';
import { given } from '../../../test/given.ts';
import { at, type Position, played, position } from '../../../test/games/lilliput/position.ts';
import { buy, buyFromPool, card, cash, found, keep, lay, pay, turn } from '../../../test/games/lilliput/steps.ts';
import { say } from '../../kernel/texts.ts';
import type { TrainName } from '../data.ts';
import { lilliput } from '../game.ts';
import type { LilliputStep } from '../steps.ts';
import { spanish } from '../texts/es.ts';
import { french } from '../texts/fr.ts';

const pooled: Position = { phase: 4, pool: ['2', '4'], order: [0] };

/** Red has run its trains, and its director sends these steps. */
function deciding(trains: readonly TrainName[], ...steps: LilliputStep[]) {
  const ran = played(position({ ...pooled, companies: { red: { trains, treasury: 900 } } }), [0, cash()]);
  return given(lilliput, ran).when(0, turn(...steps));
}

const poor: Position = { cash: [500, 0], companies: { red: { treasury: 30, trains: ['2'] } } };

it.each([
  [
    'a train of the pool after paying',
    deciding(['3'], pay, buyFromPool('red', '4')),
    'Mildendo Railway has paid its revenue out; only a company that keeps it buys from the pool.',
    'Mildendo Railway a distribué sa recette ; seule une compagnie qui la garde achète dans la réserve.',
    'Mildendo Railway ha repartido sus ingresos; solo compra de la reserva una compañía que los guarda.',
  ],
  [
    'a train of the pool at the limit',
    deciding(['3', '3', '3'], keep, buyFromPool('red', '4')),
    'Mildendo Railway has its 3 trains and cannot take another.',
    'Mildendo Railway a déjà 3 trains et ne peut pas en prendre un de plus.',
    'Mildendo Railway tiene ya sus 3 trenes y no puede tomar otro.',
  ],
  [
    'a second train of the pool',
    deciding(['3'], keep, buyFromPool('red', '4'), buyFromPool('red', '2*')),
    'Mildendo Railway has bought its train of the pool: one is the limit.',
    'Mildendo Railway a déjà acheté son train de la réserve : un seul, pas plus.',
    'Mildendo Railway ya ha comprado su tren de la reserva: uno es el límite.',
  ],
  [
    'anything else after the decision',
    deciding(['3'], pay, keep),
    'Nothing more can be added; send your turn as it is.',
    'On ne peut plus rien ajouter ; envoyez votre tour tel quel.',
    'No se puede añadir nada más; envía tu turno tal como está.',
  ],
  [
    'a tile before a card was taken',
    at().when(0, turn(lay('red', 'y-plain-straight', '0,-2', 0))),
    'Take a card first.',
    'Prenez d’abord une carte.',
    'Toma primero una carta.',
  ],
  [
    'a home without a free slot',
    at({ cash: [2_000, 0] }).when(0, turn(card('share-or-10'), found('purple', 'T0', '0,-1'))),
    'There is no free slot at N1.',
    'Il n’y a pas d’emplacement libre en N1.',
    'No hay ningún hueco libre en N1.',
  ],
  [
    'help for a company that owns a train',
    at(poor).when(0, turn(card('train-two'), buy('red'))),
    'Mildendo Railway has £30; this costs £80. Its director may help only while it owns no train.',
    'Mildendo Railway a 30 £ ; cela coûte 80 £. Son directeur ne peut l’aider que si elle n’a aucun train.',
    'Mildendo Railway tiene £30; esto cuesta £80. Su director solo puede ayudarla si no tiene ningún tren.',
  ],
] as const)('%s', (_, { decision }, english, inFrench, inSpanish) => {
  if (!('rejected' in decision)) throw new Error('accepted');
  const { code, params, sentence } = decision;
  expect(sentence).toBe(english);
  expect(say(french, `rejection.${code}`, params)).toBe(inFrench);
  expect(say(spanish, `rejection.${code}`, params)).toBe(inSpanish);
});
