/** A table's clock as it is being chosen: one of a few paces, or hours and days of one's own. */
import { type ClockOptions, clockSchema } from '../../domain/kernel/clock.ts';

export type Pace = 'none' | 'relaxed' | 'daily' | 'fast' | 'own';

export interface ClockForm {
  readonly pace: Pace;
  /** Hours, as they are written. */
  readonly perTurn: string;
  readonly bank: string;
  /** Hours for answers within somebody else's turn; empty where they have the time of a turn. */
  readonly answers: string;
  /** After them the game goes on without the answer. */
  readonly lapse: boolean;
  /** Monday is 1. */
  readonly days: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly atEnd: 'remind' | 'vote';
}

export const WEEK: readonly number[] = [1, 2, 3, 4, 5, 6, 7];
export const LEAST_HOURS = { perTurn: 1, bank: 0, answers: 1 } as const;
export const MOST_HOURS = 720;

const likeTurns = { answers: '', lapse: false } as const;
const allDay = { days: WEEK, from: 0, to: 24 } as const;

/** Reserves are about three turns, so that one weekend away needs no excuse. */
const paces: { readonly [pace in Exclude<Pace, 'none' | 'own'>]: ClockForm } = {
  relaxed: { pace: 'relaxed', perTurn: '72', bank: '168', ...likeTurns, ...allDay, atEnd: 'remind' },
  daily: { pace: 'daily', perTurn: '24', bank: '72', ...likeTurns, ...allDay, atEnd: 'vote' },
  fast: { pace: 'fast', perTurn: '4', bank: '24', ...likeTurns, days: WEEK, from: 8, to: 22, atEnd: 'vote' },
};

export const noClock: ClockForm = { ...paces.daily, pace: 'none' };

/** What was written for a pace of one's own stays when another is looked at. */
export const withPace = (form: ClockForm, pace: Pace): ClockForm =>
  pace === 'none' || pace === 'own' ? { ...form, pace } : paces[pace];

/** A detail that is changed makes it a pace of one's own. */
export const withDetail = (form: ClockForm, detail: Partial<ClockForm>): ClockForm => ({
  ...form,
  ...detail,
  pace: 'own',
});

const hoursIn = (text: string): number => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN);

export type ClockError = 'perTurn' | 'bank' | 'answers' | 'days' | 'span';

const hasAnswers = ({ answers }: ClockForm): boolean => answers.trim() !== '';

export function clockErrors(form: ClockForm): ClockError[] {
  if (form.pace === 'none') return [];
  const [perTurn, bank, answers] = [hoursIn(form.perTurn), hoursIn(form.bank), hoursIn(form.answers)];
  const answersFit = !hasAnswers(form) || (answers >= LEAST_HOURS.answers && answers <= MOST_HOURS);
  return [
    ...(perTurn >= LEAST_HOURS.perTurn && perTurn <= MOST_HOURS ? [] : ['perTurn' as const]),
    ...(bank >= LEAST_HOURS.bank && bank <= MOST_HOURS ? [] : ['bank' as const]),
    ...(answersFit ? [] : ['answers' as const]),
    ...(form.days.length > 0 ? [] : ['days' as const]),
    ...(form.from < form.to ? [] : ['span' as const]),
  ];
}

/** Null for no clock; a form with errors is never asked. */
export function clockOf(form: ClockForm, zone: string): ClockOptions | null {
  if (form.pace === 'none') return null;
  return clockSchema.parse({
    perTurn: hoursIn(form.perTurn),
    bank: hoursIn(form.bank),
    ...(hasAnswers(form) ? { answers: { hours: hoursIn(form.answers), lapse: form.lapse } } : {}),
    countedDays: WEEK.filter((day) => form.days.includes(day)),
    countedHours: { from: form.from, to: form.to },
    zone,
    atEnd: form.atEnd,
  });
}

/** The form of a clock that is set, under the name of its pace where it has one. */
export function clockFormOf(clock: ClockOptions | null): ClockForm {
  if (clock === null) return noClock;
  const { perTurn, bank, answers, countedDays, countedHours, atEnd } = clock;
  const answering = answers ? { answers: String(answers.hours), lapse: answers.lapse } : likeTurns;
  const form = {
    perTurn: String(perTurn),
    bank: String(bank),
    ...answering,
    days: countedDays,
    ...countedHours,
    atEnd,
  };
  const known = Object.values(paces).find(
    (one) => JSON.stringify({ ...one, pace: null }) === JSON.stringify({ pace: null, ...form }),
  );
  return known ?? { pace: 'own', ...form };
}
