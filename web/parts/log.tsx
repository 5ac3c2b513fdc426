/**
 * Everything that happened, in words, by round and turn, the newest first. Pressing a line shows the table at that
 * moment. Only rounds that are open are drawn, so that a long game costs no more than a short one; arrow keys go from
 * line to line, and the whole log is one stop of the Tab key. What was taken back stays, struck through.
 */
import '../styles/log.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { Fact, Game } from '../../domain/kernel/contract.ts';
import { isTold } from '../../domain/kernel/telling.ts';
import { dayAndTime } from './times.ts';
import { isSameMoment, type Moment } from '../table/moments.ts';
import { t } from '../texts/index.ts';
import type { GameWords } from '../table/game-words.ts';
import { roundName } from '../table/round-name.ts';
import { stepAt, type TellingStep } from '../table/telling.ts';

export interface LogProps {
  readonly game: Pick<Game, 'silent'>;
  readonly words: GameWords;
  /** A sign before the line of a fact. Default: none. */
  markOf?(fact: Fact): ComponentChildren;
  readonly steps: readonly TellingStep[];
  readonly names: readonly string[];
  /** The moment that the page shows; null is now. */
  readonly moment: Moment | null;
  onLook(moment: Moment): void;
}

interface LogRound {
  readonly round: number;
  /** The newest first. */
  readonly steps: readonly TellingStep[];
}

function roundsOf(steps: readonly TellingStep[]): LogRound[] {
  const rounds = new Map<number, TellingStep[]>();
  for (const step of steps) {
    const list = rounds.get(step.round) ?? [];
    list.unshift(step);
    rounds.set(step.round, list);
  }
  return [...rounds].map(([round, list]) => ({ round, steps: list })).toReversed();
}

export function Log(props: LogProps) {
  const { steps, moment } = props;
  const rounds = useMemo(() => roundsOf(steps), [steps]);
  const list = useRef<HTMLDivElement>(null);
  /** What was opened or closed by hand; otherwise the newest two rounds are open, and the one that is looked at. */
  const chosen = useSignal<ReadonlyMap<number, boolean>>(new Map());
  const looked = moment === null ? null : stepAt(steps, moment);
  const isOpen = ({ round }: LogRound) =>
    chosen.value.get(round) ?? ((rounds[0]?.round ?? 0) - round < 2 || round === looked?.round);
  const lines = rounds.filter(isOpen).flatMap((one) => one.steps);
  const first = looked !== null && lines.includes(looked) ? looked : lines[0];
  // Whoever goes along the history reads along.
  useEffect(() => list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }), [moment]);
  return (
    <div
      class="log"
      role="group"
      aria-label={t('tabs.log')}
      ref={list}
      onKeyDown={(event) => moveFocus(event, list.current)}
    >
      {rounds.map((one) => (
        <section key={one.round} class="log-round">
          <h2 class="log-round-title">
            <button
              type="button"
              aria-expanded={isOpen(one)}
              onClick={() => (chosen.value = new Map(chosen.value).set(one.round, !isOpen(one)))}
            >
              {roundName(props.words, one.round)}
            </button>
            {one.round > 0 && (
              <a class="log-review" href={`?review=${one.round}`} aria-label={t('log.reviewOf', { round: one.round })}>
                {t('log.review')}
              </a>
            )}
          </h2>
          {isOpen(one) && (
            <ol class="log-steps" reversed>
              {one.steps.map((step) => (
                <LogStep
                  key={`${step.version}.${step.to}`}
                  log={props}
                  step={step}
                  moment={step === looked ? moment : null}
                  isStop={step === first}
                />
              ))}
            </ol>
          )}
        </section>
      ))}
    </div>
  );
}

interface LogStepProps {
  readonly log: LogProps;
  readonly step: TellingStep;
  readonly moment: Moment | null;
  /** The Tab key stops here. */
  readonly isStop: boolean;
}

function LogStep({ log, step, moment, isStop }: LogStepProps) {
  const { names, onLook } = log;
  const lines = useMemo(() => linesOf(log, step), [step, names]);
  const current = lines.find((line) => moment !== null && isSameMoment(line.moment, moment));
  const stop = current ?? lines[0];
  return (
    <li class={step.takenBack ? 'log-step taken-back' : 'log-step'}>
      <time class="log-time" dateTime={step.at}>
        {useMemo(() => dayAndTime(step.at), [step.at])}
      </time>
      <div class="log-lines">
        {lines.map((line) => (
          <button
            key={line.moment.facts}
            type="button"
            class="log-line"
            tabIndex={isStop && line === stop ? 0 : -1}
            aria-current={line === current ? 'true' : undefined}
            onClick={() => onLook(line.moment)}
          >
            <span class="log-mark">{line.mark}</span>
            <span class="log-words">{line.sentence}</span>
          </button>
        ))}
        {step.takenBack && <p class="log-note">{t('log.takenBack')}</p>}
      </div>
    </li>
  );
}

interface LogLine {
  readonly moment: Moment;
  readonly sentence: string;
  readonly mark: ComponentChildren;
}

function linesOf({ game, words, names, markOf }: LogProps, step: TellingStep): LogLine[] {
  return step.facts.flatMap((fact, index) => {
    if (!isTold(game, fact)) return [];
    const isLast = !step.facts.slice(index + 1).some((later) => isTold(game, later));
    const moment = isLast ? step.moment : { version: step.version, facts: step.from + index + 1 };
    return [{ moment, sentence: words.factSentence(fact, names), mark: markOf?.(fact) ?? null }];
  });
}

/** Up and down go from line to line, Home and End to the newest and the oldest that is drawn. */
function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  if (!['ArrowUp', 'ArrowDown', 'Home', 'End'].includes(event.key) || list === null) return;
  const lines = [...list.querySelectorAll<HTMLElement>('.log-line')];
  const index = lines.findIndex((line) => line === document.activeElement);
  if (index === -1) return;
  event.preventDefault();
  const next = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: lines.length - 1 }[event.key] ?? index;
  lines[Math.min(lines.length - 1, Math.max(0, next))]?.focus();
}
