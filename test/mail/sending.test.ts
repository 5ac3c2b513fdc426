/** When letters leave, to whom, and how often: on a clock that the tests move. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bouncingSeats } from '../../functions/mail/bounces.ts';
import { clockSchema } from '../../domain/kernel/clock.ts';
import { settleChangedWay, settleMail } from '../../functions/mail/restored.ts';
import { askForLink } from '../../functions/people/ask.ts';
import { askForAddress } from '../../functions/people/change-address.ts';
import { mute } from '../../functions/people/mutes.ts';
import { codeOf } from '../../functions/people/codes.ts';
import { capabilityIn } from '../../functions/people/links.ts';
import { noteForDigest } from '../../functions/mail/digest.ts';
import { mailedSeats } from '../../functions/mail/mailed.ts';
import { enqueue, readLetter } from '../../functions/mail/outbox.ts';
import { stopAddress } from '../../functions/follow/returned-mail.ts';
import { isProblem } from '../../functions/problem.ts';
import type { Service } from '../../functions/service.ts';
import type { Store } from '../../functions/store/store.ts';
import { createTable } from '../../functions/tables/create.ts';
import { takeSeat } from '../../functions/tables/join.ts';
import { inviteSubstitute } from '../../functions/tables/substitute.ts';
import { readTable } from '../../functions/tables/table-item.ts';
import { DAY, HOUR, MINUTE, type MailWorld, openMailWorld } from './world.ts';

let world: MailWorld;
beforeEach(async () => (world = await openMailWorld()));
afterEach(() => world.close());

const ann = 'ann@example.org';
const bob = 'bob@example.org';

/** A table of two with all their letters about the start read. */
async function started() {
  const table = await world.table([
    { name: 'Ann', address: ann },
    { name: 'Bob', address: bob },
  ]);
  await world.follow(table.id);
  await world.run();
  world.sent.splice(0);
  const { awaiting } = await world.head(table.id);
  const first = awaiting[0]?.seat ?? 0;
  const addresses = table.seats.map(({ name }) => (name === 'Ann' ? ann : bob));
  return { table, first, mover: addresses[first] ?? '', other: addresses[1 - first] ?? '' };
}

describe('invitations and the start', () => {
  test('each player is invited, and told when the game starts; whoever begins hears it in the same letter', async () => {
    const table = await world.table([
      { name: 'Ann', address: ann },
      { name: 'Bob', address: bob },
    ]);
    await world.run();
    expect(world.sent.map(({ to }) => to.address).toSorted()).toEqual([ann, bob]);
    expect(world.sent[0]?.text).toContain('Thursday table');
    expect(world.sent[0]?.text).toMatch(/http:\/\/localhost:3089\/t\/\w+#v1\./);
    world.sent.splice(0);
    await world.follow(table.id);
    await world.run();
    expect(world.sent.map(({ to }) => to.address).toSorted()).toEqual([ann, bob]);
    expect(world.sent.filter(({ text }) => text.includes('and it is your turn'))).toHaveLength(1);
    world.wait(HOUR);
    await world.run();
    expect(world.sent).toHaveLength(2);
  });

  test('an invitation names its host by the host’s own seat, and a substitute hears who asks', async () => {
    const host = await world.player(ann);
    const seats = [
      { name: 'Ann', address: ann },
      { name: 'Bob', address: bob },
    ];
    const table = await createTable(world.service, { game: 'lilliput', title: 'Hosted', seats }, host);
    if (isProblem(table)) throw new Error(table.detail);
    await world.run();
    expect(world.to(bob)[0]?.text).toContain('Ann invites you to the table “Hosted”.');
    expect(world.to(ann)[0]?.text).toContain('You are invited to the table “Hosted”.');
    for (const { place, epoch, player } of table.seats) {
      await takeSeat(world.service, { table: table.id, seat: place, epoch }, { name: undefined, player });
    }
    const started = await readTable(world.service, table.id);
    if (isProblem(started)) throw new Error(started.detail);
    for (const [address, free] of [
      ['eve@example.org', false],
      ['fay@example.org', true],
    ] as const) {
      await inviteSubstitute(world.service, started, 1, { address, name: 'Heir' }, free);
      await world.run();
    }
    expect(world.to('eve@example.org')[0]?.text).toContain('Ann asks you to play on for Bob');
    expect(world.to('fay@example.org')[0]?.text).toContain('You are asked to play on for Bob');
  });

  test('a seat without an address gets no mail', async () => {
    const table = await world.table([{ name: 'Ann', address: ann }, { name: 'Bob' }]);
    await world.follow(table.id);
    await world.run();
    expect(world.sent.every(({ to }) => to.address === ann)).toBe(true);
  });
});

describe('a turn', () => {
  test('is announced two minutes after it came, once', async () => {
    const { table, other } = await started();
    await world.play(table);
    await world.follow(table.id);
    world.wait(2 * MINUTE - 1000);
    await world.run();
    expect(world.sent).toEqual([]);
    world.wait(1000);
    await world.run();
    await world.follow(table.id);
    world.wait(HOUR);
    await world.run();
    expect(world.sent.map(({ to }) => to.address)).toEqual([other]);
    expect(world.sent[0]?.attachments[0]?.type).toBe('image/png');
  });

  test('leaves a note at the table when its mail went out, be it in a digest; other letters leave none', async () => {
    const { table, first, mover, other } = await started();
    const sentAt = async (seat: number) => Date.parse((await mailedSeats(world.store, table.id)).get(seat) ?? '');
    const start = await sentAt(1 - first);
    await world.play(table);
    await world.follow(table.id);
    world.wait(3 * MINUTE);
    await world.run();
    expect(world.to(other)).toHaveLength(1);
    expect(await sentAt(1 - first)).toBe(world.now());
    expect(await sentAt(first)).toBe(start);
    await world.command(table, 1 - first, { type: 'proposePause' });
    await world.follow(table.id);
    world.wait(3 * MINUTE);
    await world.run();
    expect(world.to(mover)).toHaveLength(1);
    expect(await sentAt(first)).toBe(start);
    await world.player(mover, { mailMode: 'daily' });
    await noteForDigest(world.service, await world.player(mover), { table: table.id, seat: first });
    for (let hour = 0; hour < 25; hour++) {
      world.wait(HOUR);
      await world.run();
    }
    expect(world.to(mover)).toHaveLength(2);
    expect(await sentAt(first)).toBeGreaterThan(start);
  });

  test('that has passed is not announced', async () => {
    const { table, mover } = await started();
    for (let turns = 0; turns < 2; turns++) {
      await world.play(table);
      await world.follow(table.id);
    }
    world.wait(20 * MINUTE);
    await world.run();
    const { awaiting } = await world.head(table.id);
    expect(world.sent).toHaveLength(1);
    expect(awaiting[0]?.seat).toBe(table.seats.findIndex(({ name }) => world.sent[0]?.to.name === name));
    expect([mover, ann, bob]).toContain(world.sent[0]?.to.address);
  });

  test('that was taken back within two minutes is not announced', async () => {
    const { table, first } = await started();
    await world.play(table);
    await world.follow(table.id);
    world.wait(MINUTE);
    await world.takeBack(table, first, 1);
    world.wait(2 * MINUTE);
    await world.run();
    expect(world.sent).toEqual([]);
  });

  test('is not announced again when somebody asks to take a turn back; that is a letter of its own', async () => {
    const { table, first, mover, other } = await started();
    await world.play(table);
    if ((await world.head(table.id)).awaiting[0]?.seat === 1 - first) await world.play(table);
    await world.follow(table.id);
    world.wait(3 * MINUTE);
    await world.run();
    world.sent.splice(0);
    await world.takeBack(table, first, 1);
    await world.follow(table.id);
    world.wait(3 * MINUTE);
    await world.run();
    expect(world.to(mover)).toEqual([]);
    expect(world.to(other)).toHaveLength(1);
    expect(world.sent[0]?.text).toContain('take a turn back?');
  });
});

describe('after a crash', () => {
  test('between commit and mail the letter comes, once', async () => {
    const { table, other } = await started();
    // The process dies behind the append: no head, no cursor, no letter.
    await world.play(table);
    const next = world.process();
    await world.follow(table.id, next);
    world.wait(2 * MINUTE);
    await world.run(next);
    await world.follow(table.id, world.process());
    world.wait(HOUR);
    await world.run(world.process());
    expect(world.sent.map(({ to }) => to.address)).toEqual([other]);
  });

  test.each(['letter#', 'due#', 'game#'])('at the write of %s… the letter comes, once', async (partition) => {
    const { table, other } = await started();
    await world.play(table);
    const dying: Store = {
      ...world.store,
      put: (key, ...rest) =>
        key.PK.startsWith(partition) ? Promise.reject(new Error('dead')) : world.store.put(key, ...rest),
    };
    await world.follow(table.id, world.process(dying)).catch(() => null);
    await world.follow(table.id, world.process());
    world.wait(2 * MINUTE);
    await world.run();
    world.wait(HOUR);
    await world.run();
    expect(world.sent.map(({ to }) => to.address)).toEqual([other]);
  });
});

describe('what is old', () => {
  test('is not told: a table that nobody has followed for a day', async () => {
    const { table } = await started();
    await world.play(table);
    world.wait(DAY + MINUTE);
    await world.follow(table.id);
    world.wait(HOUR);
    await world.run();
    expect(world.sent).toEqual([]);
  });

  test('is not told: what a restored table was about to tell; what happens from then on is', async () => {
    const { table, mover, other } = await started();
    await world.play(table);
    await world.follow(table.id);
    await world.play(table, 2);
    expect(await settleMail(world.service)).toBe(1);
    await world.follow(table.id);
    world.wait(HOUR);
    await world.run();
    expect(world.sent).toEqual([]);
    await world.play(table, 3);
    await world.follow(table.id);
    world.wait(HOUR);
    await world.run();
    expect(world.sent.map(({ to }) => to.address)).toHaveLength(1);
    expect([mover, other]).toContain(world.sent[0]?.to.address);
  });

  test('is not told by another way out: what lay ready for the mailbox does not leave by a mail server', async () => {
    const { post } = world.service;
    if (!post) throw new Error('no post');
    const by = (name: 'mailbox' | 'smtp'): Service => ({
      ...world.service,
      post: { ...post, transport: { ...post.transport, name } },
    });
    expect(await settleChangedWay(by('mailbox'))).toBe(false);
    const { table, other } = await started();
    await world.play(table);
    await world.follow(table.id);
    expect(await settleChangedWay(by('mailbox'))).toBe(false);
    expect(await settleChangedWay(by('smtp'))).toBe(true);
    world.wait(3 * MINUTE);
    await world.run();
    expect(world.to(other)).toEqual([]);
    expect(await settleChangedWay(by('smtp'))).toBe(false);
    await world.play(table);
    await world.follow(table.id);
    world.wait(20 * MINUTE);
    await world.run();
    expect(world.sent).toHaveLength(1);
  });

  test('goes out no more when it could not leave for a day', async () => {
    const { table } = await started();
    world.answering(() => ({ outcome: 'later', reason: 'ECONNREFUSED' }));
    await world.play(table);
    await world.follow(table.id);
    world.wait(3 * MINUTE);
    await world.run();
    expect(world.lines.at(-1)).toMatchObject({ outcome: 'later', reason: 'ECONNREFUSED' });
    expect(JSON.stringify(world.lines)).not.toContain('@');
    world.answering(() => ({ outcome: 'sent' }));
    world.wait(DAY + 3 * MINUTE);
    await world.run();
    expect(world.sent).toEqual([]);
  });
});

test('what fails is tried again, and arrives once', async () => {
  const { table, other } = await started();
  let failures = 2;
  world.answering(() => (failures-- > 0 ? { outcome: 'later', reason: 'ETIMEDOUT' } : { outcome: 'sent' }));
  await world.play(table);
  await world.follow(table.id);
  for (let hour = 0; hour < 4; hour++) {
    world.wait(HOUR);
    await world.run();
  }
  expect(world.sent.map(({ to }) => to.address)).toEqual([other]);
});

describe('what a player has chosen', () => {
  async function afterTurn(more: object) {
    const { table, first, other } = await started();
    const player = await world.player(other, more);
    await world.play(table);
    await world.follow(table.id);
    world.wait(3 * MINUTE);
    await world.run();
    return { table, first, other, player };
  }

  test.each(['none', 'reminders'])('%s: no turn mails', async (mailMode) => {
    await afterTurn({ mailMode });
    expect(world.sent).toEqual([]);
  });

  test('only reminders: those come, while it is so', async () => {
    const { table, first, other } = await afterTurn({ mailMode: 'reminders' });
    const letter = { kind: 'reminder', table: table.id, seat: 1 - first, key: 'reminder#1' };
    await enqueue(world.service, letter);
    await world.run();
    expect(world.to(other)).toHaveLength(1);
    await world.play(table);
    await enqueue(world.service, { ...letter, key: 'reminder#2' });
    await world.run();
    const again = (await world.head(table.id)).awaiting.some(({ seat }) => seat === 1 - first);
    expect(world.to(other)).toHaveLength(again ? 2 : 1);
  });

  test('daily: one mail in the morning, of all tables', async () => {
    world.set(Date.parse('2027-03-01T20:00:00Z'));
    const { other } = await afterTurn({ mailMode: 'daily', zone: 'Europe/Madrid' });
    expect(world.sent).toEqual([]);
    world.set(Date.parse('2027-03-02T06:59:00Z'));
    await world.run();
    expect(world.sent).toEqual([]);
    world.set(Date.parse('2027-03-02T07:00:00Z'));
    await world.run();
    expect(world.to(other)).toHaveLength(1);
    expect(world.sent[0]?.text).toContain('It is your turn at one table.');
    // A browser that is new to the link asks for its code.
    const [, link = ''] = /(http:\S+#\S+)/.exec(world.sent[0]?.text ?? '') ?? [];
    expect(world.sent[0]?.text).toContain(`Code ${codeOf(await world.service.keys(), capabilityIn(link))}`);
    world.wait(2 * DAY);
    await world.run();
    expect(world.sent).toHaveLength(1);
  });

  test('daily: until when to play stands there too, in the reader’s own zone', async () => {
    world.set(Date.parse('2027-03-01T20:00:00Z'));
    const people = [
      { name: 'Ann', address: ann },
      { name: 'Bob', address: bob },
    ];
    for (const { address } of people) await world.player(address, { mailMode: 'daily', zone: 'Europe/Madrid' });
    const clock = clockSchema.parse({ perTurn: 48, bank: 0, atEnd: 'remind', zone: 'UTC' });
    const table = await world.table(people, 'lilliput', 'Thursday table', clock);
    await world.follow(table.id);
    await world.run();
    world.sent.splice(0);
    world.set(Date.parse('2027-03-02T07:00:00Z'));
    await world.run();
    const [mover] = (await world.head(table.id)).awaiting.map(({ seat }) => table.seats[seat]?.name);
    const ofMover = world.sent.find(({ to }) => to.address === `${mover?.toLowerCase()}@example.org`);
    expect(ofMover?.text).toMatch(/^Thursday table\nYour turn, by Wednesday, 21:00\. /m);
    const ofOther = world.sent.find((message) => message !== ofMover);
    expect(ofOther?.text).toMatch(new RegExp(`^Waiting for ${mover}\\.$`, 'm'));
  });

  test('quiet hours: the mail waits until they end, there', async () => {
    world.set(Date.parse('2027-03-01T22:30:00Z'));
    const { other } = await afterTurn({ quiet: { from: '23:00', to: '07:30' }, zone: 'Europe/Madrid' });
    expect(world.sent).toEqual([]);
    world.set(Date.parse('2027-03-02T06:29:00Z'));
    await world.run();
    expect(world.sent).toEqual([]);
    world.set(Date.parse('2027-03-02T06:30:00Z'));
    await world.run();
    expect(world.to(other)).toHaveLength(1);
  });

  test('a muted table is silent, others are not', async () => {
    const { table, other } = await started();
    const player = await world.player(other);
    await mute(world.service, player.id, table.id);
    await world.play(table);
    await world.follow(table.id);
    world.wait(3 * MINUTE);
    await world.run();
    expect(world.sent).toEqual([]);
  });

  test('a webhook is told besides, without a link of the seat', async () => {
    const webhook = { kind: 'discord', url: 'https://discord.example/hook' };
    const { table } = await afterTurn({ webhook, mailMode: 'none' });
    await world.run();
    expect(world.hooked).toHaveLength(1);
    expect(world.hooked[0]?.short).toMatchObject({
      text: 'Your turn at “Thursday table”.',
      link: `http://localhost:3089/t/${table.id}`,
    });
    world.wait(HOUR);
    await world.run();
    expect(world.hooked).toHaveLength(1);
  });
});

describe('an address that mail does not reach', () => {
  test('gets none, and the table sees it until mail gets through', async () => {
    const { table, first, other } = await started();
    const keys = await world.service.keys();
    await stopAddress(world.store, keys, { address: other, reason: 'bounce', at: new Date().toISOString() });
    await world.play(table);
    await world.follow(table.id);
    world.wait(3 * MINUTE);
    await world.run();
    expect(world.sent).toEqual([]);
    expect([...(await bouncingSeats(world.store, table.id))]).toEqual([1 - first]);
  });

  test.each([
    ['bounce', 1],
    ['complaint', 1],
    ['blocked', 0],
  ] as const)('by a %s: of letters to it only the code that confirms it anew may leave', async (reason, count) => {
    const at = new Date().toISOString();
    await stopAddress(world.store, await world.service.keys(), { address: ann, reason, at });
    const player = await world.player(ann);
    await askForLink(world.service, { address: ann });
    await askForAddress(world.service, player, ann);
    await world.run();
    expect(world.sent).toHaveLength(count);
    expect(world.sent.every(({ text }) => text.startsWith('Your code'))).toBe(true);
  });

  test('that a server refuses for good is not tried again', async () => {
    const { table, first } = await started();
    world.answering(() => ({ outcome: 'never', reason: 'EENVELOPE 550' }));
    await world.play(table);
    await world.follow(table.id);
    world.wait(3 * MINUTE);
    await world.run();
    world.answering(() => ({ outcome: 'sent' }));
    world.wait(HOUR);
    await world.run();
    expect(world.sent).toEqual([]);
    expect([...(await bouncingSeats(world.store, table.id))]).toEqual([1 - first]);
  });
});

test('an address that is no player’s is forgotten once the letter has left', async () => {
  await enqueue(world.service, { kind: 'addressChanged', to: 'old@example.org', key: 'changed#1' });
  expect((await readLetter(world.store, 'changed#1'))?.to).toBe('old@example.org');
  await world.run();
  expect(world.to('old@example.org')).toHaveLength(1);
  expect(JSON.stringify(await readLetter(world.store, 'changed#1'))).not.toContain('@');
});

test('a game that is over is told to everybody with its ranking', async () => {
  const table = await world.table(
    [
      { name: 'Ann', address: ann },
      { name: 'Bob', address: bob },
    ],
    'box-auction',
  );
  for (let turns = 0; turns < 60; turns++) {
    if ((await world.head(table.id, 'box-auction')).awaiting.length === 0) break;
    await world.play(table, turns);
  }
  await world.follow(table.id);
  world.sent.splice(0);
  await world.run();
  const over = world.sent.filter(({ text }) => /The game is over|You have won/.test(text));
  expect(over.map(({ to }) => to.address).toSorted()).toEqual([ann, bob]);
});

describe('a seat that somebody else plays', () => {
  const cleo = 'cleo@example.org';
  const CLOCK = clockSchema.parse({ perTurn: 24, bank: 0, atEnd: 'vote', zone: 'UTC' });
  const agree = (over: number) => ({ type: 'voteBot', over, agree: true }) as const;

  async function threeStarted() {
    const table = await world.table(
      [
        { name: 'Ann', address: ann },
        { name: 'Bob', address: bob },
        { name: 'Cleo', address: cleo },
      ],
      'lilliput',
      'Thursday table',
      CLOCK,
    );
    await world.follow(table.id);
    await world.run();
    world.sent.splice(0);
    const late = (await world.head(table.id)).awaiting[0]?.seat ?? 0;
    return { table, late, others: [0, 1, 2].filter((seat) => seat !== late) };
  }

  test('robots that sit there from the start are no news', async () => {
    const table = await world.table([{ name: 'Ann', address: ann }, { bot: 'greedy' }]);
    await world.follow(table.id);
    await world.run();
    expect(world.to(ann).map(({ text }) => text.split('\n', 1)[0])).toEqual([
      'Will you play 18Lilliput?',
      expect.stringMatching(/^The game has started/),
    ]);
  });

  test('by a vote: everybody hears it, and whoever was voted out hears how to come back', async () => {
    const { table, late, others } = await threeStarted();
    world.wait(25 * HOUR);
    for (const seat of others) await world.command(table, seat, agree(late));
    await world.follow(table.id);
    await world.run();
    const about = world.sent.filter(({ text }) => /robot/.test(text));
    expect(about.map(({ to }) => to.address).toSorted()).toEqual([ann, bob, cleo]);
    expect(about.filter(({ text }) => /take your seat back/.test(text)).map(({ to }) => to.name)).toEqual([
      table.seats[late]?.name,
    ]);
    world.sent.splice(0);
    await world.command(table, late, { type: 'comeBack' });
    await world.follow(table.id);
    await world.run();
    const back = world.sent.filter(({ text }) => /is back at the table/.test(text));
    expect(back).toHaveLength(2);
  });

  /** Who was told that a vote is open, by what the letter begins with. */
  const toldOfVote = () =>
    world.sent.filter(({ text }) => /^The time of \w+ is over/.test(text)).map(({ to }) => String(to.name));

  test('when a vote opens: the others hear it once, and the late one what may happen', async () => {
    const { table, late, others } = await threeStarted();
    world.wait(24 * HOUR - MINUTE);
    await world.run();
    expect(toldOfVote()).toEqual([]);
    world.wait(2 * MINUTE);
    await world.run();
    expect(toldOfVote().toSorted()).toEqual(others.map((seat) => table.seats[seat]?.name));
    const reminders = world.sent.filter(({ text }) => /the table waits for you/.test(text));
    expect(reminders.at(-1)?.to.name).toBe(table.seats[late]?.name);
    expect(reminders.at(-1)?.text).toContain('the others may vote');
    // A commit that is no turn lets everything be looked at again.
    await world.command(table, others[0] ?? 0, { type: 'proposePause' });
    await world.follow(table.id);
    world.wait(HOUR);
    await world.run();
    expect(toldOfVote()).toHaveLength(2);
  });

  test('a vote: whoever has voted, or sleeps until the turn was played, hears nothing of it', async () => {
    world.set(Date.parse('2027-03-01T08:00:00Z'));
    const { table, late, others } = await threeStarted();
    const quiet = { from: '07:00', to: '12:00' };
    for (const address of [ann, bob, cleo]) await world.player(address, { quiet });
    world.wait(24 * HOUR + MINUTE);
    await world.run();
    expect(toldOfVote()).toEqual([]);
    await world.command(table, others[0] ?? 0, agree(late));
    world.set(Date.parse('2027-03-02T12:00:00Z'));
    await world.run();
    expect(toldOfVote()).toEqual([table.seats[others[1] ?? 0]?.name]);
  });

  test('a vote: who gets one mail a day reads of it there, and of the own deadline', async () => {
    world.set(Date.parse('2027-03-01T20:00:00Z'));
    const { table, late, others } = await threeStarted();
    for (const address of [ann, bob, cleo]) await world.player(address, { mailMode: 'daily', zone: 'Europe/Madrid' });
    world.wait(25 * HOUR);
    await world.run();
    expect(toldOfVote()).toEqual([]);
    const name = table.seats[late]?.name ?? '';
    world.set(Date.parse('2027-03-03T07:00:00Z'));
    await world.run();
    const digests = world.sent.filter(({ text }) => text.startsWith('Your day at Railpost'));
    expect(digests.map(({ to }) => to.address)).toHaveLength(others.length);
    for (const { text } of digests) expect(text).toContain(`Waiting for ${name}. You may vote on the seat of ${name}.`);
  });

  test('a vote: with one opponent it opens, and is told, three days later; where nobody may vote, never', async () => {
    const two = [
      { name: 'Ann', address: ann },
      { name: 'Bob', address: bob },
    ];
    const voting = await world.table(two, 'lilliput', 'Two', CLOCK);
    const reminding = await world.table(two, 'lilliput', 'Reminded', { ...CLOCK, atEnd: 'remind' });
    for (const { id } of [voting, reminding]) await world.follow(id);
    world.wait(95 * HOUR);
    await world.run();
    expect(toldOfVote()).toEqual([]);
    world.wait(2 * HOUR);
    await world.run();
    expect(toldOfVote()).toHaveLength(1);
    expect(world.sent.at(-1)?.subject).toBe('Two · Railpost');
  });

  test('by resigning: the others hear it', async () => {
    const { table, late } = await threeStarted();
    await world.command(table, late, { type: 'resign' });
    await world.follow(table.id);
    await world.run();
    const heard = world.sent.filter(({ text }) => /has left the game/.test(text)).map(({ to }) => String(to.name));
    expect(heard.toSorted()).toEqual(['Ann', 'Bob', 'Cleo'].filter((name) => name !== table.seats[late]?.name));
  });

  test('from hand to hand: the others hear who plays on', async () => {
    const { table, late, others } = await threeStarted();
    await world.command(table, null, { type: 'handOver', seat: late });
    await world.follow(table.id);
    await world.run();
    const heard = world.sent
      .filter(({ text }) => /plays with you from now on/.test(text))
      .map(({ to }) => String(to.name));
    expect(heard.toSorted()).toEqual(others.map((seat) => table.seats[seat]?.name));
  });
});

describe('a proposal', () => {
  test('is told to those who have to agree, once, and not when it is off the table', async () => {
    const { table, first, other } = await started();
    await world.command(table, first, { type: 'proposeEnd' });
    await world.follow(table.id);
    world.wait(3 * MINUTE);
    await world.run();
    expect(world.to(other).map(({ text }) => text)).toEqual([expect.stringContaining('proposes to end the game')]);
    await world.command(table, 1 - first, { type: 'answerEnd', agree: false });
    await world.command(table, first, { type: 'proposePause' });
    await world.command(table, 1 - first, { type: 'answerPause', agree: false });
    await world.follow(table.id);
    world.wait(HOUR);
    await world.run();
    expect(world.to(other)).toHaveLength(1);
  });

  test('of a pause that all share: nobody is called until the table goes on', async () => {
    const { table, first, other } = await started();
    await world.play(table);
    await world.command(table, first, { type: 'proposePause' });
    await world.command(table, 1 - first, { type: 'answerPause', agree: true });
    await world.follow(table.id);
    world.wait(HOUR);
    await world.run();
    expect(world.sent).toEqual([]);
    await world.command(table, first, { type: 'resume' });
    await world.follow(table.id);
    world.wait(HOUR);
    await world.run();
    expect(world.to(other).map(({ text }) => text.split('\n', 1)[0])).toEqual([expect.stringMatching(/^Your turn/)]);
  });
});
