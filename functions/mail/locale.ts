/** Everything that is needed to write to somebody in a language: the words of letters and of tables. */
import { isLanguage, type Language } from '../../domain/kernel/languages.ts';
import { say, type Texts } from '../../domain/kernel/texts.ts';
import { tableTexts } from '../../domain/kernel/texts/en.ts';
import { tableTextsInSpanish } from '../../domain/kernel/texts/es.ts';
import { tableTextsInFrench } from '../../domain/kernel/texts/fr.ts';
import { english, type MailTexts } from './texts/en.ts';
import { spanish } from './texts/es.ts';
import { french } from './texts/fr.ts';

export interface Tongue {
  readonly language: Language;
  /** How dates and figures are written. */
  readonly locale: string;
  readonly mail: MailTexts;
  /** The words of every table, whatever is played there. */
  readonly table: Texts;
}

interface Words {
  readonly locale: string;
  readonly mail: MailTexts;
  readonly table: Texts;
}

const words: { readonly [language in Language]: Words } = {
  en: { locale: 'en-GB', mail: english, table: tableTexts },
  fr: { locale: 'fr', mail: french, table: tableTextsInFrench },
  es: { locale: 'es', mail: spanish, table: tableTextsInSpanish },
};

export function tongueOf(wished: string): Tongue {
  const language = isLanguage(wished) ? wished : 'en';
  return { language, ...words[language] };
}

/** A day and an hour as somebody there would say them; the date too when the weekday alone would not do. */
export function dayAndTime(tongue: Tongue, zone: string, at: number, now: number): string {
  try {
    const told = momentIn(tongue, zone, at, now);
    // Whoever has told no zone cannot know which one is meant.
    return zone === 'UTC' ? `${told} UTC` : told;
  } catch {
    return `${momentIn(tongue, 'UTC', at, now)} UTC`; // a zone that this machine does not know
  }
}

function momentIn({ locale, mail }: Tongue, timeZone: string, at: number, now: number): string {
  const near = Math.abs(at - now) < 6 * 86_400_000;
  const date = near ? ({ weekday: 'long' } as const) : ({ weekday: 'long', day: 'numeric', month: 'long' } as const);
  const day = new Intl.DateTimeFormat(locale, { ...date, timeZone }).format(at);
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone }).format(at);
  return say(mail, 'moment', { day, time });
}

/** So many hours, as days where they are whole ones and more than one. */
export function spanOf({ locale }: Tongue, hours: number): string {
  const [count, unit] = hours > 24 && hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * So much time, as exact as a person needs it and never more than there is: days and hours, hours, hours and minutes.
 * Where only some hours of a day count, a day is no measure, and hours are told.
 */
export function durationOf(tongue: Tongue, milliseconds: number, wholeDays: boolean): string {
  const days = wholeDays ? Math.floor(milliseconds / DAY) : 0;
  const hours = Math.floor((milliseconds - days * DAY) / HOUR);
  const minutes = Math.floor(milliseconds / MINUTE) % 60;
  const told = (amount: number, unit: 'day' | 'hour' | 'minute'): string[] =>
    amount === 0
      ? []
      : [new Intl.NumberFormat(tongue.locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)];
  if (days > 0) return listOf(tongue, [...told(days, 'day'), ...told(hours, 'hour')]);
  if (hours >= 3) return listOf(tongue, told(hours, 'hour'));
  if (hours > 0) return listOf(tongue, [...told(hours, 'hour'), ...told(minutes, 'minute')]);
  return listOf(tongue, told(Math.max(1, minutes), 'minute'));
}

/** The name of a robot where people are told who plays with them, so that nobody takes it for a person. */
export const markedRobot = ({ mail }: Tongue, name: string): string => say(mail, 'robot.named', { name });

export const listOf = ({ locale }: Tongue, names: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
