import { expect, test } from 'vitest';
import { type LilliputOrders, ordersSchema } from '../../../../domain/lilliput/orders.ts';
import { formOf, ordersOf, poundsIn, wrongField } from './orders-form.ts';

const cases: [string, LilliputOrders][] = [
  ['always pays', { dividends: { blue: { payFrom: 0 } } }],
  ['pays from a sum on', { dividends: { blue: { payFrom: 90 } } }],
  ['keeps below a sum', { dividends: { blue: { keepBelow: 50 }, red: { payFrom: 0 } } }],
  ['keeps below a sum and pays otherwise', { dividends: { green: { keepBelow: 50, payFrom: 50 } } }],
  ['refuses offers', { offers: { acceptFrom: null } }],
  ['accepts offers from a sum on', { offers: { acceptFrom: 120 }, discardOldest: true }],
];

test.each(cases)('a form that %s gives the orders it was filled from, and the service takes them', (_, orders) => {
  const given = ordersOf(formOf(orders));
  expect(given).toEqual(orders);
  expect(ordersSchema.safeParse(given).success).toBe(true);
});

test('nothing chosen orders nothing', () => {
  expect(ordersOf(formOf(null))).toBeNull();
  expect(ordersOf({ ...formOf(null), dividends: { blue: { wish: 'ask', pounds: '40' } } })).toBeNull();
});

test('a sum that cannot be meant is told, with its field', () => {
  const form = formOf({ dividends: { blue: { payFrom: 0 } } });
  expect(wrongField(form)).toBeNull();
  expect(wrongField({ ...form, dividends: { red: { wish: 'keepBelow', pounds: '' } } })).toBe('pounds-red');
  expect(wrongField({ ...form, offers: { wish: 'acceptFrom', pounds: '-3' } })).toBe('pounds-offers');
  expect(wrongField({ ...form, offers: { wish: 'refuse', pounds: 'x' } })).toBeNull();
});

test.each([
  ['40', 40],
  [' £40 ', 40],
  ['0', null],
  ['100001', null],
  ['4.5', null],
  ['', null],
])('%j is %j pounds', (text, amount) => {
  expect(poundsIn(text)).toBe(amount);
});
