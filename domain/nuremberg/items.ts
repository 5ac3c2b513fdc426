/** Items that trains carry: counting them. */
import type { ItemKind, Items } from './types.ts';

export const ITEM_KINDS: readonly ItemKind[] = ['plain', 'rough', 'red', 'green'];
export const NO_ITEMS: Items = { plain: 0, rough: 0, red: 0, green: 0 };

export const withItem = (items: Items, kind: ItemKind): Items => ({ ...items, [kind]: items[kind] + 1 });

export const addItems = (one: Items, other: Items): Items => ({
  plain: one.plain + other.plain,
  rough: one.rough + other.rough,
  red: one.red + other.red,
  green: one.green + other.green,
});

export const isPassenger = (kind: ItemKind): kind is 'red' | 'green' => kind === 'red' || kind === 'green';
export const passengersIn = ({ red, green }: Items): number => red + green;
export const goodsIn = ({ plain, rough }: Items): number => plain + rough;
