/** That no answer tells a stranger whether an address is known here, or whose it is. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePlayer } from '../../functions/people/player.ts';
import type { Store } from '../../functions/store/store.ts';
import { type ExposedService, openExposed } from './exposed.ts';
import { confirm, servicePartsOf, letters, personAt, seatMail } from './mailed.ts';
import { type Browser, json, openBrowser } from './service.ts';
import { substituteMail } from './substitute-mail.ts';

let service: ExposedService;
beforeAll(async () => {
  service = await openExposed();
});
afterAll(() => service.close());

const KNOWN = 'known@example.org';

/** Somebody who has called links back many times. */
async function knownPlayer() {
  await confirm(service, KNOWN);
  const { id } = await personAt(service, KNOWN);
  await changePlayer(servicePartsOf(service), id, (player) => ({ ...player, epoch: 123_456 }));
  service.fromElsewhere();
  service.wait(1000); // a letter of the same second would be the same letter
  return id;
}

/** How often each operation of the store is called, which is what an answer's time comes from. */
function counting(store: Store) {
  const calls = { reads: 0, writes: 0 };
  const counted: Store = {
    ...store,
    get: (...all) => (calls.reads++, store.get(...all)) as never,
    put: (...all) => (calls.writes++, store.put(...all)),
    count: (...all) => (calls.writes++, store.count(...all)),
  };
  return { counted, calls };
}

describe('asking for a link', () => {
  it('answers for a known and an unknown address alike, in every part and at the same cost', async () => {
    const id = await knownPlayer();
    const seen = [];
    for (const address of [KNOWN, 'unknown@example.org']) {
      const { counted, calls } = counting(service.store);
      const browser = openBrowser(service.another({ store: counted }));
      const answer = await browser.post('/api/people/links', { address });
      const { link } = (await json(answer)) as { link: string };
      for (const part of link.split('.')) {
        const text = Buffer.from(part, 'base64url').toString('latin1');
        expect([text.includes('epoch'), text.includes(id), text.includes('player')]).toEqual([false, false, false]);
      }
      const [version, key] = link.split('.');
      const headers = [...answer.headers.keys()].toSorted();
      seen.push({ status: answer.status, headers, version, key, length: link.length, ...calls });
    }
    expect(seen[0]).toEqual(seen[1]);
  });

  it('gives another link each time, so that nobody sees a player come, stay or go', async () => {
    const ask = async () => (await json(service.browser().post('/api/people/links', { address: KNOWN }))).link;
    const links = [await ask(), await ask()];
    const shared = links[0].split('.')[2].slice(0, 16) === links[1].split('.')[2].slice(0, 16);
    expect([links[0] === links[1], shared]).toEqual([false, false]);
  });
});

describe('giving a seat to somebody else', () => {
  /** A table of two people with addresses, and a browser of each. */
  async function played(names: readonly string[]) {
    service.fromElsewhere();
    const host = await confirm(service, `host.${names[0]}@example.org`.toLowerCase());
    const seats = names.map((name) => ({ name, address: `${name.toLowerCase()}@example.org` }));
    const { id } = await host.create({ game: 'lilliput', seats });
    const browsers: Browser[] = [];
    for (const { address } of seats) {
      const { link, code } = await seatMail(service, id, address);
      const browser = service.browser();
      await browser.join(link, undefined, code);
      browsers.push(browser);
    }
    return { id, host, browsers };
  }

  it('the host hears nothing about an address that sits at the table; its owner does', async () => {
    const { id, host, browsers } = await played(['Ann', 'Bob', 'Cleo']);
    const answers = [];
    for (const address of ['bob@example.org', 'unknown2@example.org', 'known@example.org']) {
      const answer = await host.post(`/api/tables/${id}/seats/0/substitute`, { name: 'Dora', address });
      answers.push([answer.status, [...answer.headers.keys()].toSorted(), await json(answer)]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[2]).toEqual(answers[1]);
    expect(answers[0]![0]).toBe(202);
    expect((await letters(service, 'substitute')).filter(({ table }) => table === id)).toHaveLength(3);

    await host.post(`/api/tables/${id}/seats/0/substitute`, { name: 'Dora', address: 'bob@example.org' });
    const mail = await substituteMail(service, id, 0, 'bob@example.org');
    const opened = await browsers[1]!.join(mail.link, undefined, mail.code);
    expect([opened.status, (await json(opened)).code]).toEqual([409, 'already-seated']);
    expect((await json(browsers[1]!.get(`/api/tables/${id}`))).you.seats).toEqual([1]);
  });
});
