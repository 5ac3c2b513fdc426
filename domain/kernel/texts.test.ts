import { describe, expect, it } from 'vitest';
import { say } from './texts.ts';

const texts = { 'company.blue': 'Slamecksan', hello: '{company|company} pays {amount|money} to {name}' };

describe('sentences', () => {
  it('fill in names, money and texts of their own', () => {
    expect(say(texts, 'hello', { company: 'blue', amount: 30, name: 'Ada' })).toBe('Slamecksan pays £30 to Ada');
  });
  it('print money as the language does', () => {
    expect(say({ ...texts, 'format.money': '{amount} £' }, 'hello', { company: 'blue', amount: 30, name: 'Ada' })).toBe(
      'Slamecksan pays 30 £ to Ada',
    );
  });
  it('show a missing parameter or key plainly instead of failing', () => {
    expect(say(texts, 'hello', { company: 'pink' })).toBe('pink pays {amount} to {name}');
    expect(say(texts, 'nothing')).toBe('nothing');
  });
  it('never read a placeholder inside a parameter', () => {
    expect(say(texts, 'hello', { company: 'blue', amount: 1, name: '{amount}' })).toBe(
      'Slamecksan pays £1 to {amount}',
    );
  });
});
