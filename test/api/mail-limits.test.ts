/** How many letters strangers can cause, and that they cannot keep somebody from their own mail. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ExposedService, HOUR, lettersTo, openExposed } from './exposed.ts';
import { confirm, ownLink, personAt } from './mailed.ts';
import { type Browser, capabilityOf, json } from './service.ts';

let service: ExposedService;
beforeEach(async () => {
  service = await openExposed();
});
afterEach(() => service.close());

const VICTIM = 'victim@example.org';
const AN_HOUR = 6;
const A_DAY = 20;

const confirmed = (address: string): Promise<Browser> => {
  service.fromElsewhere();
  return confirm(service, address);
};

/** A running table whose two seats the attacker holds by links, without an address. */
async function tableWithoutAddresses(host: Browser): Promise<string> {
  const { id, seats } = await host.create();
  for (const { link, name } of seats) await host.join(link, name ?? undefined);
  return id;
}

const askFor = (browser: Browser, address: string, rest: object = {}) =>
  browser.post('/api/people/links', { address, ...rest });

describe('letters to one mailbox that others cause', () => {
  it('are bounded where a seat without an address is handed over', async () => {
    const attacker = await confirmed('attacker@example.org');
    const id = await tableWithoutAddresses(attacker);
    const codes = [];
    for (let count = 0; count < 12; count++) {
      service.fromElsewhere();
      const successor = { name: 'Victim', address: VICTIM };
      const seat = count % 2;
      codes.push((await json(attacker.post(`/api/tables/${id}/seats/${seat}/hand-over`, successor))).code);
    }
    expect(await lettersTo(service, VICTIM)).toHaveLength(AN_HOUR);
    expect(codes.slice(AN_HOUR)).toEqual(codes.slice(AN_HOUR).map(() => 'mailbox-limit'));
  });

  it('are counted together, whoever asks for them, in whatever way and however the address is written', async () => {
    const ways: ((count: number) => Promise<unknown>)[] = [
      async () => askFor(service.browser(), 'Victim@Example.org'),
      async (count) => {
        const host = await confirmed(`host${count}@example.org`);
        return host.post('/api/tables', { game: 'lilliput', seats: [{ address: VICTIM }, {}] });
      },
      async (count) => {
        const host = await confirmed(`inviter${count}@example.org`);
        const { id } = await host.create({ game: 'lilliput', seats: [{}, {}] });
        await host.post(`/api/tables/${id}/seats/0/invitation`, { address: VICTIM });
        return host.post(`/api/tables/${id}/seats/0/letters`);
      },
      async (count) => {
        const player = await confirmed(`mover${count}@example.org`);
        return player.post('/api/people/me/address-codes', { address: VICTIM });
      },
      async (count) => {
        const host = await confirmed(`giver${count}@example.org`);
        const id = await tableWithoutAddresses(host);
        await host.post(`/api/tables/${id}/seats/0/substitute`, { name: 'Victim', address: VICTIM });
        return host.post(`/api/tables/${id}/seats/1/hand-over`, { name: 'Victim', address: VICTIM });
      },
    ];
    const kinds = new Set<unknown>();
    for (let count = 0; count < 15; count++) {
      service.fromElsewhere();
      await ways[count % ways.length]?.(count);
      for (const { kind } of await lettersTo(service, VICTIM)) kinds.add(kind);
    }
    expect(await lettersTo(service, VICTIM)).toHaveLength(AN_HOUR);
    expect(kinds).toEqual(new Set(['tables', 'invitation', 'verify', 'substitute']));
    for (let hour = 1; hour < 8; hour++) {
      service.wait(HOUR);
      for (let count = 0; count < 8; count++) {
        service.fromElsewhere();
        await askFor(service.browser(), VICTIM);
        service.wait(1000);
      }
    }
    expect(await lettersTo(service, VICTIM)).toHaveLength(A_DAY);
  });

  it('that ask for a code to another address are bounded per mailbox, whoever asks', async () => {
    const statuses = [];
    for (let count = 0; count < 9; count++) {
      const player = await confirmed(`mover${count}@example.org`);
      const answer = await player.post('/api/people/me/address-codes', { address: VICTIM });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array.from({ length: AN_HOUR }, () => 202), 429, 429, 429]);
    expect(await lettersTo(service, VICTIM)).toHaveLength(AN_HOUR);
  });

  it('do not leave because of wrong codes', async () => {
    const links = [];
    for (let count = 0; count < AN_HOUR; count++) {
      service.fromElsewhere();
      links.push((await json(askFor(service.browser(), VICTIM))).link);
      service.wait(1000);
    }
    for (const link of links) {
      for (let count = 0; count < 8; count++) {
        service.fromElsewhere();
        await service.browser().post('/api/session/links', { link, code: 'AAAAAA' });
      }
    }
    expect(await lettersTo(service, VICTIM)).toHaveLength(AN_HOUR);
  });
});

describe('one sender, one table and one network', () => {
  const seats = (from: number) =>
    Array.from({ length: 4 }, (_, seat) => ({ address: `person${from + seat}@example.org` }));

  it('are bounded by what a host does in an hour, whomever it goes to', async () => {
    const host = await confirmed('host@example.org');
    let sent = 0;
    let refused: Response | null = null;
    for (let table = 0; table < 30 && refused === null; table++) {
      service.fromElsewhere();
      const answer = await host.post('/api/tables', { game: 'lilliput', seats: seats(4 * table) });
      if (answer.status === 429) refused = answer;
      else {
        sent += 4;
        await host.post(`/api/tables/${(await json(answer)).id}/close`);
      }
    }
    expect([sent, (await json(refused!)).code]).toEqual([40, 'too-many-requests']);
  });

  it('a table sends forty letters a day', async () => {
    const host = await confirmed('host@example.org');
    const { id } = await host.create({ game: 'lilliput', seats: [{}, {}] });
    const statuses = [];
    for (let count = 0; count < 42; count++) {
      service.fromElsewhere();
      service.wait(HOUR / 2);
      statuses.push(
        (await host.post(`/api/tables/${id}/seats/0/invitation`, { address: `person${count}@example.org` })).status,
      );
    }
    expect(statuses.slice(0, 40).every((status) => status === 200)).toBe(true);
    expect(statuses.slice(40)).toEqual([429, 429]);
  });

  it('a network sends sixty letters an hour, whoever asks', async () => {
    const hosts = [await confirmed('host1@example.org'), await confirmed('host2@example.org')];
    service.from('198.51.100.1');
    const statuses = [];
    for (let table = 0; table < 16; table++) {
      const host = hosts[table % 2]!;
      const answer = await host.post('/api/tables', { game: 'lilliput', seats: seats(4 * table) });
      statuses.push(answer.status);
      if (answer.status === 201) await host.post(`/api/tables/${(await json(answer)).id}/close`);
    }
    expect(statuses).toEqual([...Array.from({ length: 15 }, () => 201), 429]);
    service.fromElsewhere();
    expect((await hosts[0]!.post('/api/tables', { game: 'lilliput', seats: seats(100) })).status).toBe(201);
  });
});

describe('codes', () => {
  const open = (link: string, code: string) => service.browser().post('/api/session/links', { link, code });

  it('are bounded per player, however many links are asked for, and the link in the mail still opens', async () => {
    await confirmed(VICTIM);
    let wrong = 0;
    for (let hour = 0; hour < 5; hour++) {
      service.wait(HOUR);
      for (let count = 0; count < AN_HOUR; count++) {
        service.fromElsewhere();
        service.wait(1000);
        const { link } = await json(askFor(service.browser(), VICTIM));
        if (link === undefined) continue;
        for (let guess = 0; guess < 5; guess++) if ((await json(open(link, 'AAAAAA'))).code === 'code-wrong') wrong++;
      }
    }
    expect(wrong).toBe(15);
    service.fromElsewhere();
    const mail = await ownLink(service, VICTIM);
    expect((await open(capabilityOf(mail.link), mail.code)).status).toBe(200);
  });

  it('of links in mails are bounded per player too', async () => {
    await confirmed(VICTIM);
    const codes = [];
    for (let count = 0; count < 18; count++) {
      service.fromElsewhere();
      const { link } = await ownLink(service, VICTIM, service.clock() - count * 1000);
      codes.push((await json(open(capabilityOf(link), 'AAAAAA'))).code);
    }
    expect(codes).toEqual([
      ...Array.from({ length: 15 }, () => 'code-wrong'),
      ...Array.from({ length: 3 }, () => 'too-many-codes'),
    ]);
  });

  it('that confirm another address are bounded per address, whoever guesses', async () => {
    const codes = [];
    for (let count = 0; count < AN_HOUR; count++) {
      const player = await confirmed(`mover${count}@example.org`);
      await player.post('/api/people/me/address-codes', { address: VICTIM });
      for (let guess = 0; guess < 4; guess++) {
        codes.push((await json(player.post('/api/people/me/address', { address: VICTIM, code: 'AAAAAA' }))).code);
      }
    }
    expect(codes.filter((code) => code === 'code-wrong')).toHaveLength(15);
    expect(codes.filter((code) => code === 'too-many-codes')).toHaveLength(AN_HOUR * 4 - 15);
  });
});

describe('somebody’s own mail', () => {
  const strangersAsk = async (times: number) => {
    const answers = [];
    for (let count = 0; count < times; count++) {
      service.fromElsewhere();
      answers.push(await askFor(service.browser(), VICTIM));
      service.wait(1000);
    }
    service.fromElsewhere();
    return answers;
  };

  it('is not used up by strangers, for a browser that speaks for the player', async () => {
    const owner = await confirmed(VICTIM);
    const answers = await strangersAsk(AN_HOUR + 3);
    expect(answers.slice(-3).map(({ status }) => status)).toEqual([429, 429, 429]);
    const before = (await lettersTo(service, VICTIM)).length;
    expect((await askFor(owner, VICTIM)).status).toBe(202);
    expect(await lettersTo(service, VICTIM)).toHaveLength(before + 1);
    expect((await owner.post('/api/people/me/forget-codes')).status).toBe(202);
  });

  it('is not used up either for a browser that shows a link of theirs, even one that has expired', async () => {
    await confirmed(VICTIM);
    const old = await ownLink(service, VICTIM);
    service.wait(3 * HOUR);
    await strangersAsk(AN_HOUR + 1);
    const ask = (link: string) => askFor(service.browser(), VICTIM, { link });
    expect((await ask(capabilityOf(old.link))).status).toBe(202);
    await confirmed('other@example.org');
    const foreign = await ownLink(service, 'other@example.org');
    const forged = `${capabilityOf(old.link).slice(0, -2)}AA`;
    for (const link of [capabilityOf(foreign.link), forged, 'x']) expect((await ask(link)).status).toBe(429);
  });

  it('is bounded too', async () => {
    const owner = await confirmed(VICTIM);
    const statuses = [];
    for (let count = 0; count < 14; count++) {
      service.wait(1000);
      statuses.push((await askFor(owner, VICTIM)).status);
    }
    expect(statuses.filter((status) => status === 202)).toHaveLength(12);
  });

  it('tells its owner that somebody asks again and again', async () => {
    const owner = await confirmed(VICTIM);
    service.wait(HOUR);
    await strangersAsk(AN_HOUR + 4);
    await askFor(owner, VICTIM);
    const letters = (await lettersTo(service, VICTIM)).filter(({ kind }) => kind === 'tables');
    const newest = letters.toSorted((a, b) => (String(a['at']) < String(b['at']) ? 1 : -1))[0];
    expect(newest?.['params']).toMatchObject({ requests: AN_HOUR + 4 });
  });

  it('says what to do where no more letters go out, and hands out no link', async () => {
    await personOf(VICTIM);
    const refused = (await strangersAsk(AN_HOUR + 1)).at(-1)!;
    const said = await json(refused);
    expect([refused.status, said.code, said.link]).toEqual([429, 'login-mail-limit', undefined]);
    expect(said.detail).toMatch(/newest mail/);
    expect([said.params.hours, Number(refused.headers.get('Retry-After'))]).toEqual([1, 3600 - AN_HOUR]);
  });

  it('says for how many hours the mailbox of a whole day is full', async () => {
    await personOf(VICTIM);
    const answers = [];
    for (let hour = 0; hour < 4; hour++) {
      answers.push(...(await strangersAsk(AN_HOUR)));
      service.wait(HOUR);
    }
    const { params } = await json(answers.find(({ status }) => status === 429)!);
    expect(params.hours).toBeGreaterThan(12);
    expect(params.hours).toBeLessThanOrEqual(24);
  });

  const personOf = async (address: string) => {
    await confirmed(address);
    service.wait(HOUR);
    return personAt(service, address);
  };
});
