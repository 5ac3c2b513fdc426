/** The locale of a mail: language, texts, and the formats of dates, durations and lists. */
import { DAY, HOUR, MINUTE } from '../../domain/kernel/durations.ts';
import { isLanguage, type Language } from '../../domain/kernel/languages.ts';
import { say, type Texts } from '../../domain/kernel/texts.ts';
import { tableTexts } from '../../domain/kernel/texts/en.ts';
import { tableTextsInSpanish } from '../../domain/kernel/texts/es.ts';
import { tableTextsInFrench } from '../../domain/kernel/texts/fr.ts';
import { english, type MailTexts } from './texts/en.ts';
import { spanish } from './texts/es.ts';
import { french } from './texts/fr.ts';

export interface Locale {
  readonly language: Language;
  /** How dates and figures are written. */
  readonly tag: string;
  readonly mail: MailTexts;
  /** The words of every table, whatever is played there. */
  readonly table: Texts;
}

interface Words {
  readonly tag: string;
  readonly mail: MailTexts;
  readonly table: Texts;
}

const words: { readonly [language in Language]: Words } = {
  en: { tag: 'en-GB', mail: english, table: tableTexts },
  fr: { tag: 'fr', mail: french, table: tableTextsInFrench },
  es: { tag: 'es', mail: spanish, table: tableTextsInSpanish },
};

export function localeOf(wished: string): Locale {
  const language = isLanguage(wished) ? wished : 'en';
  return { language, ...words[language] };
}

/** A day and an hour as somebody there would say them; the date too when the weekday alone would not do. */
export function dayAndTime(locale: Locale, zone: string, at: number, now: number): string {
  try {
    const told = momentIn(locale, zone, at, now);
    // Without a zone of the reader, the text names the zone.
    return zone === 'UTC' ? `${told} UTC` : told;
  } catch {
    return `${momentIn(locale, 'UTC', at, now)} UTC`; // a zone that this machine does not know
  }
}

function momentIn({ tag, mail }: Locale, timeZone: string, at: number, now: number): string {
  const near = Math.abs(at - now) < 6 * DAY;
  const date = near ? ({ weekday: 'long' } as const) : ({ weekday: 'long', day: 'numeric', month: 'long' } as const);
  const day = new Intl.DateTimeFormat(tag, { ...date, timeZone }).format(at);
  const time = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', timeZone }).format(at);
  return say(mail, 'moment', { day, time });
}

/** So many hours, as days where they are whole ones and more than one. */
export function spanOf({ tag }: Locale, hours: number): string {
  const [count, unit] = hours > 24 && hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour'];
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/**
 * So much time, as exact as a person needs it and never more than there is: days and hours, hours, hours and minutes.
 * Where only some hours of a day count, a day is no measure, and hours are told.
 */
export function durationOf(locale: Locale, milliseconds: number, wholeDays: boolean): string {
  const days = wholeDays ? Math.floor(milliseconds / DAY) : 0;
  const hours = Math.floor((milliseconds - days * DAY) / HOUR);
  const minutes = Math.floor(milliseconds / MINUTE) % 60;
  const told = (amount: number, unit: 'day' | 'hour' | 'minute'): string[] =>
    amount === 0
      ? []
      : [new Intl.NumberFormat(locale.tag, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)];
  if (days > 0) return listOf(locale, [...told(days, 'day'), ...told(hours, 'hour')]);
  if (hours >= 3) return listOf(locale, told(hours, 'hour'));
  if (hours > 0) return listOf(locale, [...told(hours, 'hour'), ...told(minutes, 'minute')]);
  return listOf(locale, told(Math.max(1, minutes), 'minute'));
}

/** The name of a robot where people are told who plays with them, so that nobody takes it for a person. */
export const markedRobot = ({ mail }: Locale, name: string): string => say(mail, 'robot.named', { name });

export const listOf = ({ tag }: Locale, names: readonly string[]): string =>
  new Intl.ListFormat(tag, { type: 'conjunction' }).format(names);
