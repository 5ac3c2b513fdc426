/**
 * A rate limit for mails about questions to the whole table (take-back, pause, end), because one seat can ask again and
 * again. The table's page shows every question.
 */
import { limits, overLimit } from '../service/rate-limit.ts';
import type { Service } from '../service/service.ts';
import type { LetterKind } from './kinds.ts';
import type { LetterItem } from './outbox.ts';

const QUESTIONS: ReadonlySet<LetterKind> = new Set(['takeBack', 'proposal']);

/** Whether this letter is one question too many. A letter that is tried again after a failure counts once. */
export async function isQuestionTooMany(service: Service, letter: LetterItem, kind: LetterKind): Promise<boolean> {
  if (!service.settings.exposed || !QUESTIONS.has(kind)) return false;
  const { key, table = '', seat = '', expiresAt } = letter;
  const isFirstTry = await service.store.put({ PK: `letter#${key}`, SK: 'counted' }, { expiresAt }, 'absent');
  return isFirstTry && (await overLimit(service, limits.questions, `${table} ${seat}`)) !== null;
}
