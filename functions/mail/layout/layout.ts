/**
 * The content of a mail before it is formatted. The same layout is printed as HTML and as plain text, so that both say
 * the same. It contains no markup; the printers escape.
 */
import type { Grid } from '../../../domain/kernel/game-mail.ts';
import type { Parameters } from '../../../domain/kernel/rejection.ts';
import { say, type Texts } from '../../../domain/kernel/texts.ts';

/** A run of words, bold or not. */
export interface Words {
  readonly text: string;
  readonly strong?: boolean;
}

export interface Row {
  readonly words: readonly Words[];
  /** A colour beside the words, never the only sign. */
  readonly mark?: string | undefined;
}

export interface Entry {
  readonly title: string;
  readonly detail: string;
  readonly link: { readonly label: string; readonly href: string } | null;
  /** What stands below the link: its code. */
  readonly aside?: string;
}

export interface Layout {
  readonly language: string;
  /** In the corner: the table's name. */
  readonly corner: string;
  /** What mail programs show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly lead: readonly (readonly Words[])[];
  /** What the letter is about, where that is figures. */
  readonly result?: Grid;
  readonly picture?: { readonly cid: string; readonly alt: string; readonly caption: string; readonly ratio: number };
  readonly news?: { readonly heading: string; readonly rows: readonly Row[] };
  readonly entries?: readonly Entry[];
  readonly button?: { readonly label: string; readonly href: string };
  readonly code?: { readonly intro: string; readonly label: string; readonly code: string };
  readonly grids?: readonly Grid[];
  readonly footer: {
    readonly note: string;
    readonly links: readonly { readonly label: string; readonly href: string }[];
  };
}

/** A text with its parameters; what stands between asterisks in the text itself is bold, a parameter's own are not. */
export function rich(texts: Texts, key: string, params: Parameters = {}): Words[] {
  const parts = (texts[key] ?? key).split('*');
  return parts
    .map((part, index) => ({ text: say({ ...texts, part }, 'part', params), strong: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

export const plainWords = (text: string): Words[] => [{ text }];

export const textOf = (words: readonly Words[]): string => words.map(({ text }) => text).join('');
