/** Who runs this service, and for how long things are kept. */
import type { PrivacyInfo } from '../../functions/http/answers/site.ts';
import { type Answer, ask } from './request.ts';

export type { PrivacyInfo } from '../../functions/http/answers/site.ts';

export const readPrivacyInfo = (): Promise<Answer<PrivacyInfo>> => ask('/api/privacy');
