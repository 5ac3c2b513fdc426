/** What stands in letters: in each language, for each kind, with names that mean harm. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseCommit } from '../../../domain/kernel/commit.ts';
import type { Commit } from '../../../domain/kernel/commit.ts';
import { fold, type History } from '../../../domain/kernel/fold.ts';
import { type Language, languages } from '../../../domain/kernel/languages.ts';
import { lilliput } from '../../../domain/lilliput/manifest.ts';
import { everyPart, parseMime } from '../../../test/mime.ts';
import { headersOf } from '../headers.ts';
import { printMessage } from '../../transport/mime.ts';
import { type Printed, printLetter } from '../print-letter.ts';
import { english } from '../texts/en.ts';
import { spanish } from '../texts/es.ts';
import { french } from '../texts/fr.ts';
import { dayAndTime, localeOf } from '../locale.ts';
import { mailedGame } from '../mailed-game.ts';
import {
  addressChangedLetter,
  closedLetter,
  digestLetter,
  invitationLetter,
  freshCodeLetter,
  seatLinkLetter,
  substituteLetter,
  tablesLetter,
} from './people-letters.ts';
import type { Draft, Links, Reader, TableContext } from './context.ts';
import {
  answerLetter,
  overLetter,
  proposalLetter,
  reminderLetter,
  seatReplacedLetter,
  startedLetter,
  takeBackLetter,
  turnLetter,
  voteLetter,
} from './table-letters.ts';

const mailed = {
  en: await mailedGame(lilliput, 'en'),
  fr: await mailedGame(lilliput, 'fr'),
  es: await mailedGame(lilliput, 'es'),
};
const { game } = mailed.en;
const golden = new URL('../../../test/games/lilliput/golden/games/4-greedy-43.ndjson', import.meta.url);
const commits = readFileSync(golden, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => parseCommit(line) as Commit);
const NOW = Date.parse('2026-11-19T10:00:00Z');
const HARM = `<img src=x onerror=alert(1)>&"'`;

const links: Links = {
  open: 'https://play.example.org/t/abc#v1.k1.x.y',
  code: 'K7QM2P',
  unsubscribe: 'https://play.example.org/unsubscribe/v1.u',
  settings: 'https://play.example.org/settings',
  lock: 'https://play.example.org/lock#v1.k1.x.y',
};
const reader = (language: string, zone = 'Europe/Madrid'): Reader => ({ locale: localeOf(language), zone });

const NAMES = ['Ines', 'Piet', 'Ann', 'Bob'];

function context(count: number, language: Language = 'en', names: readonly string[] = NAMES): TableContext {
  const history: History = fold(game, commits.slice(0, count));
  const seat = game.awaiting(history.state.game)[0]?.seat ?? 0;
  const deadline = Date.parse('2026-11-21T17:00:00Z');
  return { ...mailed[language], history, title: 'Thursday table', names, seat, deadline, now: NOW };
}

const nothingDrawn = () => Promise.resolve(new Uint8Array([1]));
const print = (draft: Draft): Promise<Printed> => printLetter(draft, nothingDrawn);

/** Every kind of letter, written to this reader. */
function everyLetter(to: Reader, names?: readonly string[], title = 'Thursday table'): Record<string, Draft> {
  const { language } = to.locale;
  const running = { ...context(84, language, names), title };
  const name = names?.[0] ?? 'Ines';
  return {
    turn: turnLetter(running, to, links),
    answer: answerLetter(running, to, links),
    takeBack: takeBackLetter(running, to, links),
    started: startedLetter({ ...context(1, language, names), title }, to, links),
    over: overLetter({ ...context(commits.length, language, names), title }, to, links),
    reminder: reminderLetter(running, to, links),
    vote: voteLetter(running, to, links, 0),
    proposalOfPause: proposalLetter(running, to, links, 'pause'),
    proposalOfEnd: proposalLetter(running, to, links, 'end'),
    seatReplaced: seatReplacedLetter(running, to, links, { seat: 0, by: 'bot' }),
    seatVoted: seatReplacedLetter(running, to, links, { seat: 0, by: 'vote' }),
    seatVotedMine: seatReplacedLetter(running, to, links, { seat: running.seat, by: 'vote' }),
    seatPassed: seatReplacedLetter(running, to, links, { seat: 0, by: 'person' }),
    seatBack: seatReplacedLetter(running, to, links, { seat: 0, by: 'back' }),
    invitation: invitationLetter(
      { title, game: '18Lilliput', names: [name], host: name, clock: { perTurn: 24, bank: 72 } },
      to,
      links,
    ),
    closed: closedLetter({ title, names: [name] }, to, { ...links, code: null, lock: null }),
    substitute: substituteLetter({ title, successor: name, byPlayer: false, host: name, name }, to, links),
    givenSeat: substituteLetter({ title, successor: name, byPlayer: true, host: null, name }, to, links),
    tables: tablesLetter(to, links),
    tablesRequested: tablesLetter(to, links, 7),
    address: freshCodeLetter('address', '', to, links),
    resign: freshCodeLetter('resign', title, to, links),
    forget: freshCodeLetter('forget', '', to, links),
    handOver: freshCodeLetter('handOver', title, to, links),
    addressChanged: addressChangedLetter(to, 'https://play.example.org/privacy'),
    seatLink: seatLinkLetter(title, to, links),
    digest: digestLetter([{ title, awaited: true, detail: name, seat: { link: links.open, code: 'AB2CD3' } }], to, {
      ...links,
      lock: null,
    }),
  };
}

describe.each(languages)('in %s', (language) => {
  const letters = everyLetter(reader(language));

  test.each(Object.entries(letters))('%s says all it has to say in both forms', async (_, draft) => {
    const { subject, text, html } = await print(draft);
    expect(`${subject} ${text} ${html}`).not.toMatch(/\{\w+(\|\w+)?\}|undefined|\bnull\b|NaN/);
    expect(html).toContain(`<html lang="${language}"`);
    if (draft.layout.button) {
      expect(text).toContain(links.open);
      expect(html).toContain(`href="${links.open}"`);
    }
    if (draft.layout.code) {
      expect(text).toContain('K7QM2P');
      expect(html).toContain('K7QM2P');
    }
    expect(text.startsWith(draft.layout.heading)).toBe(true);
    expect(text.split('\n').every((line) => line.length < 900)).toBe(true); // RFC 5322 section 2.1.1 allows 998
  });

  test('a table has one subject, whatever the letter', () => {
    const { turn, takeBack, started, over, reminder, invitation, closed, seatLink } = letters;
    const subjects = [turn, takeBack, started, over, reminder, invitation, closed, seatLink].map(
      (draft) => draft?.subject,
    );
    expect(new Set(subjects).size).toBe(1);
    const { answer } = everyLetter(reader(language));
    expect(answer?.subject, 'an answer holds up somebody else, and is told apart').not.toBe(turn?.subject);
    expect(answer?.subject).toContain('Thursday table');
  });
});

test('a letter whose code belongs to its link says where that link is locked; others do not', async () => {
  const letters = everyLetter(reader('en'));
  const locking = [];
  for (const [kind, draft] of Object.entries(letters)) {
    const { text, html } = await print(draft);
    expect(html.includes(`href="${links.lock}"`)).toBe(text.includes(`lock my links\n${links.lock}`));
    if (text.includes('lock my links')) locking.push(kind);
  }
  const without = ['address', 'resign', 'forget', 'handOver', 'addressChanged', 'closed'];
  expect(locking.toSorted()).toEqual(
    Object.keys(letters)
      .filter((kind) => !without.includes(kind) && kind !== 'digest')
      .toSorted(),
  );
});

test('the languages say the same things with the same parameters', () => {
  const placeholders = (text: string) => [...new Set(text.match(/\{\w+/g))].toSorted();
  for (const other of [french, spanish]) {
    expect(Object.keys(other).toSorted()).toEqual(Object.keys(english).toSorted());
    const different = Object.entries(english).filter(([key, text]) =>
      placeholders(text).some((name) => !placeholders(other[key as keyof typeof english]).includes(name)),
    );
    // Whose slip it was goes without saying where the heading has just said it.
    expect(different.map(([key]) => key).filter((key) => key !== 'takeBack.lead')).toEqual([]);
  }
});

describe('a turn mail', () => {
  test('tells what happened since the reader’s own last turn, and who did it', async () => {
    const { text } = await print(turnLetter(context(84), reader('en'), links));
    expect(text).toContain('Since your last turn\n');
    expect(text).toMatch(/^- (Bob|Ines|Piet) /m);
    expect(text).not.toMatch(/^- Ann /m);
  });

  test('has the standing: everybody’s cash and worth, every company’s price', async () => {
    const { text } = await print(turnLetter(context(84), reader('en'), links));
    for (const name of ['Ines', 'Piet', 'Ann', 'Bob']) expect(text).toMatch(new RegExp(`^${name} +£\\d+ +£\\d+$`, 'm'));
    expect(text).toMatch(/^Mildendo Railway +£\d+ +\d+$/m);
  });

  test('says until when, in the reader’s own zone and words', async () => {
    const said = async (language: Language, zone: string) =>
      (await print(turnLetter(context(84, language), reader(language, zone), links))).text;
    expect(await said('en', 'Europe/Madrid')).toContain('Please play by Saturday, 18:00.');
    expect(await said('fr', 'America/Montreal')).toContain('À jouer avant samedi à 12:00.');
    expect(await said('es', 'Asia/Tokyo')).toMatch(/Juega antes del domingo a las 0?2:00\./);
  });

  test('shows the board with what is new', async () => {
    const draft = turnLetter(context(84), reader('en'), links);
    expect(draft.drawing?.marked).toBe(true);
    expect(draft.drawing?.ratio).toBeGreaterThan(1);
    const { html, attachments } = await print(draft);
    expect(attachments).toMatchObject([{ cid: 'board', type: 'image/png' }]);
    expect(html).toContain('src="cid:board"');
  });

  test('goes without its picture where that cannot be drawn', async () => {
    const { html, text, attachments } = await printLetter(turnLetter(context(84), reader('en'), links), () =>
      Promise.reject(new Error('no renderer')),
    );
    expect(attachments).toEqual([]);
    expect(html).not.toContain('cid:');
    expect(text).toContain('Your turn, Ann');
  });

  test('the picture is a PNG, twice as wide as the letter', async () => {
    const { attachments } = await printLetter(turnLetter(context(20), reader('en'), links));
    const png = Buffer.from(attachments[0]?.content ?? []);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(1184);
    expect(png.length).toBeLessThan(400_000);
  });
});

test('the end has a ranking with what each total is made of', async () => {
  const { text } = await print(overLetter(context(commits.length), reader('en'), links));
  expect(text).toMatch(/^Player +Cash +Certificates +Copy cards +Total$/m);
  expect(text).toMatch(/^1\. Piet( +£\d+){4}$/m);
});

test('an invitation says who asks, to what, and at which pace', async () => {
  const invited = { title: 'Thursday table', game: '18Lilliput', names: [], host: null, clock: null };
  const said = async (language: string, more: object) =>
    (await print(invitationLetter({ ...invited, ...more }, reader(language), links))).text;
  expect(await said('en', {})).toContain('You are invited to the table “Thursday table”.');
  expect(await said('en', { host: 'Ines' })).toContain('Ines invites you to the table “Thursday table”.');
  expect(await said('en', { host: 'Ines', title: '18Lilliput' })).toContain('Ines invites you to a table.');
  expect(await said('en', { title: '18Lilliput' })).toContain('You are invited to a table.');
  expect(await said('en', {})).not.toContain('pace');
  expect(await said('en', { clock: { perTurn: 24, bank: 0 } })).toContain('The pace: 24 hours for each turn.');
  expect(await said('fr', { clock: { perTurn: 48, bank: 72 } })).toMatch(
    /Le rythme\s: 2\sjours pour chaque tour, et 3\sjours de réserve/,
  );
});

test('a deadline further away than a week has its date', () => {
  const far = Date.parse('2026-12-24T17:00:00Z');
  expect(dayAndTime(localeOf('en'), 'UTC', far, NOW)).toMatch(/24 December/);
  expect(dayAndTime(localeOf('en'), 'Not/A_Zone', far, NOW)).toMatch(/UTC$/);
});

test('a deadline says its zone to whoever has told none', () => {
  const soon = NOW + 3_600_000;
  expect(dayAndTime(localeOf('en'), 'UTC', soon, NOW)).toBe('Thursday, 11:00 UTC');
  expect(dayAndTime(localeOf('en'), 'Europe/Madrid', soon, NOW)).toBe('Thursday, 12:00');
});

describe('the reserve stands apart from the time of the turn', () => {
  const HOUR = 3_600_000;
  const spaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
  const said = async (
    language: Language,
    write: typeof turnLetter | typeof reminderLetter,
    [from, until, left]: readonly [number, number, number],
  ) => {
    const reserve = { from: NOW + from * HOUR, left: left * HOUR, wholeDays: true };
    const drawn = write({ ...context(84, language), deadline: NOW + until * HOUR, reserve }, reader(language), links);
    return spaces((await print(drawn)).text).replaceAll('*', '');
  };

  test.each<[Language, string]>([
    ['en', 'Please play by Friday, 11:00; after that your reserve of 2 days runs.'],
    ['fr', 'À jouer avant vendredi à 11:00 ; ensuite, votre réserve de 2 jours commence à s’écouler.'],
    ['es', 'Juega antes del viernes a las 11:00; después corre tu reserva de 2 días.'],
  ])('in a turn’s letter, in %s', async (language, sentence) => {
    expect(await said(language, turnLetter, [24, 72, 48])).toContain(sentence);
  });

  test.each<[Language, string]>([
    ['en', 'The time of your turn ends on Thursday, 17:00; after that your reserve of 1 day and 4 hours runs.'],
    ['fr', 'Le temps de votre tour se termine jeudi à 17:00 ; ensuite, votre réserve de 1 jour et 4 heures commence'],
    ['es', 'El tiempo de tu turno acaba el jueves a las 17:00; después corre tu reserva de 1 día y 4 horas.'],
  ])('in a reminder, in %s', async (language, sentence) => {
    expect(await said(language, reminderLetter, [6, 34, 28])).toContain(sentence);
  });

  test.each<[Language, string]>([
    ['en', 'The time of your turn ended on Thursday, 10:00. Your reserve runs until Saturday, 10:00.'],
    ['fr', 'Le temps de votre tour s’est terminé jeudi à 10:00. Votre réserve sera épuisée samedi à 10:00.'],
    ['es', 'El tiempo de tu turno acabó el jueves a las 10:00. Tu reserva dura hasta el sábado a las 10:00.'],
  ])('while it runs, in %s', async (language, sentence) => {
    for (const write of [turnLetter, reminderLetter])
      expect(await said(language, write, [-1, 47, 47])).toContain(sentence);
  });

  test('and where it is used up, the time is over', async () => {
    for (const write of [turnLetter, reminderLetter])
      expect(await said('en', write, [-49, -1, 0])).toContain(
        'Your time ended on Thursday, 10:00. You can still play.',
      );
  });

  test('where only some hours count, in hours', async () => {
    const reserve = { from: NOW + HOUR, left: 48 * HOUR, wholeDays: false };
    const { text } = await print(
      turnLetter({ ...context(84), deadline: NOW + 90 * HOUR, reserve }, reader('en'), links),
    );
    expect(text).toContain('your reserve of 48 hours runs');
  });
});

test('whoever is late hears when the others may vote', async () => {
  const late = { ...context(84), deadline: NOW - 3_600_000 };
  const said = async (voteOpensAt: number | null) =>
    (await print(reminderLetter(late, reader('en'), links, voteOpensAt))).text;
  expect(await said(null)).not.toMatch(/vote/);
  expect(await said(NOW)).toContain('Until you do, the others may vote');
  expect(await said(NOW + 3_600_000)).toContain('From Thursday, 12:00 on, the others may vote');
});

describe('names that mean harm', () => {
  const harmful = [HARM, '*bold*', 'a\r\nBcc: all@example.org', '{title}'];

  test.each(Object.entries(everyLetter(reader('en'), harmful, HARM)))('stay text in %s', async (_, draft) => {
    const { html } = await print(draft);
    expect(html).not.toMatch(/<img src=x|onerror=alert\(1\)>/);
    expect(html).not.toContain('<strong>bold</strong>');
    expect([...html.matchAll(/<(\w+)/g)].map(([, tag]) => tag)).not.toContain('script');
    for (const [, href] of html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^https:\/\/play\.example\.org\//);
  });

  test('bring no header of their own', async () => {
    const title = 'Table\r\nBcc: all@example.org\r\n\r\n<b>body</b>';
    const draft = turnLetter({ ...context(84, 'en', harmful), title }, reader('en'), links);
    const printed = await print(draft);
    const raw = await printMessage(
      {
        id: 'x',
        from: { name: 'Railpost', address: 'post@example.org' },
        to: { name: harmful[2] ?? '', address: 'ann@example.org' },
        ...printed,
        headers: headersOf({
          key: 'turn#abc#1#7',
          domain: 'play.example.org',
          table: { id: 'abc', title },
          unsubscribe: links.unsubscribe,
        }),
      },
      new Date(NOW),
    );
    const parsed = parseMime(raw);
    const names = [...parsed.headers.keys()];
    expect(names).not.toContain('bcc');
    expect(parsed.headers.get('references')).toBe('<abc@play.example.org>');
    expect(parsed.headers.get('in-reply-to')).toBe('<abc@play.example.org>');
    expect(parsed.headers.get('list-unsubscribe')).toBe(`<${links.unsubscribe}>`);
    expect(parsed.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(parsed.headers.get('auto-submitted')).toBe('auto-generated');
    expect(parsed.headers.get('list-id')).toBe('<abc.tables.play.example.org>');
    expect(everyPart(parsed).map(({ type }) => type)).toEqual([
      'multipart/alternative',
      'text/plain',
      'multipart/related',
      'text/html',
      'image/png',
    ]);
    expect(
      raw
        .toString('latin1')
        .split('\r\n')
        .every((line) => line.length <= 998),
    ).toBe(true);
  });
});

test('letters of a table hang together, and each has an id of its own', () => {
  const of = (key: string) => headersOf({ key, domain: 'd', table: { id: 't', title: '' }, unsubscribe: null });
  expect(of('turn#t#0#3')['References']).toBe(of('over#t#0#9')['References']);
  expect(of('turn#t#0#3')['Message-ID']).not.toBe(of('turn#t#0#4')['Message-ID']);
  expect(of('turn#t#0#3')).toEqual(of('turn#t#0#3'));
});
