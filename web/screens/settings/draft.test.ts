import { expect, it } from 'vitest';
import type { Me } from '../../net/me.ts';
import { changesOf, draftOf, errorsOf } from './draft.ts';

const me: Me = {
  player: 'p',
  address: 'ann@example.org',
  language: 'en',
  zone: 'Europe/Vienna',
  mailMode: 'every',
  answersAtOnce: false,
  quiet: null,
  vacation: [{ to: '2026-12-31', from: '2026-12-24' }],
  webhook: { url: 'https://example.org/hook', kind: 'json' },
  mailStopped: null,
  muted: [],
};

it('changes nothing as long as nothing was changed, whatever the order of what came', () => {
  expect(changesOf(draftOf(me), me)).toEqual({});
});

it('sends only what differs', () => {
  const draft = draftOf(me);
  const changed = { ...draft, mailMode: 'daily' as const, quiet: { ...draft.quiet, on: true } };
  expect(changesOf(changed, me)).toEqual({ mailMode: 'daily', quiet: { from: '22:00', to: '07:00' } });
  expect(changesOf({ ...draft, webhook: { kind: 'off', url: 'kept' } }, me)).toEqual({ webhook: null });
});

it('sorts days, and trims an address', () => {
  const days = [
    { from: '2027-02-01', to: '2027-02-02' },
    { from: '2027-01-01', to: '2027-01-02' },
  ];
  const draft = { ...draftOf(me), vacation: days, webhook: { kind: 'json' as const, url: ' https://x.example.org/ ' } };
  expect(changesOf(draft, me)).toEqual({
    vacation: days.toReversed(),
    webhook: { kind: 'json', url: 'https://x.example.org/' },
  });
});

it('finds what cannot be meant', () => {
  const draft = draftOf(me);
  expect(errorsOf(draft)).toEqual({});
  expect(errorsOf({ ...draft, quiet: { on: true, from: '22:00', to: '22:00' } })).toEqual({ quiet: true });
  expect(errorsOf({ ...draft, quiet: { on: false, from: '22:00', to: '22:00' } })).toEqual({});
  expect(errorsOf({ ...draft, vacation: [{ from: '2026-12-31', to: '2026-12-24' }] })).toEqual({ vacation: true });
  expect(errorsOf({ ...draft, vacation: [{ from: '', to: '2026-12-24' }] })).toEqual({ vacation: true });
  expect(errorsOf({ ...draft, webhook: { kind: 'slack', url: 'hooks.slack.com/x' } })).toEqual({ webhook: true });
});
