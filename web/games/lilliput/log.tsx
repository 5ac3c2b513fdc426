/** Everything that happened, in words, the newest first. What was taken back stays, struck through. */
import { inForce } from '../../../domain/kernel/fold.ts';
import { isTableFact } from '../../../domain/kernel/table.ts';
import { dayAndTime } from '../../parts/times.ts';
import { t } from '../../texts/index.ts';
import type { LilliputPosition } from './pick.ts';
import { commitSentences } from './words.ts';

interface LogProps {
  readonly position: LilliputPosition;
  readonly names: readonly string[];
}

export function Log({ position, names }: LogProps) {
  const { table } = position.state;
  return (
    <ol class="log" reversed>
      {position.commits.toReversed().map((commit) => {
        // The table's own facts are never undone: that somebody asked stays true.
        const counts = inForce(table, commit.version) || commit.facts.every(isTableFact);
        return (
          <li key={commit.version} class={counts ? 'log-entry' : 'log-entry taken-back'}>
            <time class="log-time" dateTime={commit.at}>
              {dayAndTime(commit.at)}
            </time>
            <span class="log-words">
              {commitSentences(commit, names).join(' ')}
              {!counts && <span class="log-note"> {t('log.takenBack')}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
