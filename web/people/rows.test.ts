import { expect, it } from 'vitest';
import type { Session } from '../net/api.ts';
import type { OwnTable } from '../net/me.ts';
import { addressOf, groupsOf, rowsOf } from './rows.ts';

const nobody: Session = { seats: [], hosts: [], players: [] };
const at = (hour: number): string => `2026-11-17T${String(hour).padStart(2, '0')}:00:00.000Z`;

const own = (title: string, more: Partial<OwnTable> = {}): OwnTable => ({
  table: title.toLowerCase(),
  title,
  game: 'lilliput',
  seat: 0,
  name: 'Ines',
  others: [],
  hosts: false,
  status: 'running',
  awaited: false,
  at: at(8),
  ownDeadline: null,
  deadline: null,
  ...more,
});

const titles = (rows: readonly { title: string }[]): string[] => rows.map(({ title }) => title);

it('puts what waits first: by the end of the turn’s own time, then by how long it waits, invitations last', () => {
  const rows = rowsOf(
    [
      own('Idle', { at: at(12) }),
      own('Invited', { awaited: true, status: 'gathering', at: at(1) }),
      own('Patient', { awaited: true, at: at(2) }),
      own('Late', { awaited: true, at: at(5), ownDeadline: at(22), deadline: at(23) }),
      own('Soon', { awaited: true, at: at(9), ownDeadline: at(13), deadline: '2027-01-01T00:00:00Z' }),
      own('Newer', { awaited: true, at: at(10) }),
    ],
    nobody,
  );
  expect(titles(rows)).toEqual(['Soon', 'Late', 'Patient', 'Newer', 'Invited', 'Idle']);
});

it('adds what this browser holds without an address, once', () => {
  const { hosts: _, ownDeadline: __, deadline: ___, ...held } = own('Both');
  const session: Session = {
    ...nobody,
    seats: [
      { ...held, seat: 0 },
      { ...held, table: 'here', title: 'Here', seat: 1 },
    ],
    hosts: [
      { table: 'here', title: 'Here', game: 'lilliput', others: [], status: 'running', at: at(7) },
      { table: 'mine', title: 'Mine', game: 'lilliput', others: [], status: 'gathering', at: at(6) },
    ],
  };
  const rows = rowsOf([own('Both')], session);
  expect(rows.map(({ title, hosts, onlyHere }) => [title, hosts, onlyHere])).toEqual([
    ['Both', false, false],
    ['Here', true, true],
    ['Mine', true, true],
  ]);
  expect(rows.map(addressOf)).toEqual(['/t/both?seat=0', '/t/here?seat=1', '/t/mine']);
});

it('groups by what there is to do; a table that is over never waits', () => {
  const groups = groupsOf(
    rowsOf(
      [
        own('Turn', { awaited: true }),
        own('Others'),
        own('Gathers', { status: 'gathering' }),
        own('Over', { status: 'ended', awaited: true }),
      ],
      nobody,
    ),
  );
  const { waiting, running, gathering, ended } = groups;
  expect([waiting, running, gathering, ended].map(titles)).toEqual([['Turn'], ['Others'], ['Gathers'], ['Over']]);
});
