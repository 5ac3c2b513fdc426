/** Why something did not work, for a person: the page's own sentence where it has one, else the service's. */
import type { Problem } from '../net/request.ts';
import { t } from '../texts/index.ts';

const KNOWN = ['link-malformed', 'link-forged', 'link-expired', 'link-revoked', 'unreachable'] as const;

export function problemSentence({ code, detail }: Problem): string {
  const known = KNOWN.find((one) => one === code);
  if (known !== undefined) return t(`problem.${known}`);
  return detail === '' ? t('problem.other') : detail;
}
