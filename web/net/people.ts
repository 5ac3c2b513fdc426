/** The service's resources for people without accounts: asking for a code by mail, and sitting down in the lobby. */
import type { PrivacyInfo } from '../../functions/http/answers/site.ts';
import type { Joined, LinkAnswer } from '../../functions/http/answers/table.ts';
import type { Language } from '../../domain/kernel/languages.ts';
import { tablePath } from './api.ts';
import { type Answer, ask } from './request.ts';
import { zoneHere } from './zone.ts';

export { zoneHere } from './zone.ts';

/**
 * The link that goes out by mail; it opens nothing without the code printed there. A link of an earlier mail shows that
 * the address is one's own: then requests of others do not count.
 */
export const askForLink = (address: string, language: Language, earlier?: string): Promise<Answer<LinkAnswer>> => {
  const shown = earlier === undefined ? {} : { link: earlier };
  return ask('/api/people/links', { method: 'POST', body: { address, language, zone: zoneHere(), ...shown } });
};

/** Takes an open seat of a listed table. */
export const joinTable = (id: string, player: string, name: string): Promise<Answer<Joined>> =>
  ask(`${tablePath(id)}/join?player=${encodeURIComponent(player)}`, { method: 'POST', body: { name } });

/** Where mail goes, and whether a host has to confirm an address. */
export type ServiceInfo = Pick<PrivacyInfo, 'mail' | 'hostsConfirm'>;

export const readService = (): Promise<Answer<ServiceInfo>> => ask('/api/privacy');
