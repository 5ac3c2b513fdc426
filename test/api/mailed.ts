/** What a person finds in the mail: the letters that wait, and links with their codes. */
import { codeOf } from '../../functions/people/codes.ts';
import { playerLink, seatLink } from '../../functions/people/links.ts';
import { playerOfAddress, type Player } from '../../functions/people/player.ts';
import { isProblem } from '../../functions/service/problem.ts';
import { loopbackSettings } from '../../functions/service/settings.ts';
import { readTable } from '../../functions/tables/table-item.ts';
import { type Browser, capabilityOf, json, PORT, type TestService } from './service.ts';

export const servicePartsOf = (service: TestService) => ({
  store: service.store,
  clock: service.clock,
  random: (bytes: number) => new Uint8Array(bytes),
  keys: () => Promise.resolve(service.keys),
  settings: loopbackSettings(PORT, false),
});

/** The letters of a kind that wait to be sent, or have been. */
export async function letters(service: TestService, kind: string) {
  const items = await service.items();
  return items.filter((item) => item['kind'] === kind && typeof item['key'] === 'string');
}

export async function personAt(service: TestService, address: string): Promise<Player> {
  const player = await playerOfAddress(servicePartsOf(service), address);
  if (!player) throw new Error(`nobody is known at ${address}`);
  return player;
}

const withCode = (service: TestService, link: string) => ({ link, code: codeOf(service.keys, capabilityOf(link)) });

/** The link and the code of the mail about a seat. */
export async function seatMail(service: TestService, id: string, address: string) {
  const [table, player] = await Promise.all([readTable(service, id), personAt(service, address)]);
  const seat = isProblem(table) ? undefined : table.seats.find((one) => one.player === player.id);
  if (isProblem(table) || !seat) throw new Error('this person has no seat there');
  return withCode(service, await seatLink(servicePartsOf(service), table, seat, player));
}

/** A browser in which an address was confirmed by the link and the code of a mail. */
export async function confirm(service: TestService, address: string, browser: Browser = service.browser()) {
  const { link } = await json(browser.post('/api/people/links', { address }));
  const answer = await browser.post('/api/session/links', { link, code: codeOf(service.keys, link) });
  if (answer.status !== 200) throw new Error(`not confirmed: ${answer.status} ${await answer.text()}`);
  return browser;
}

/** The link to one's own tables, as the mail brings it. */
export const ownLink = async (service: TestService, address: string, asked = service.clock()) =>
  withCode(service, await playerLink(servicePartsOf(service), await personAt(service, address), asked));
