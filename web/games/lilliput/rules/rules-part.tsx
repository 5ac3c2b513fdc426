/** The rules of 18Lilliput: numbered paragraphs, and what the game's own data adds to a chapter. */
import '../styles/rules.css';
import type { RulesPart } from '../../contract/site-parts.ts';
import { figures } from '../guide/figures.ts';
import { CHAPTERS } from './chapters.ts';
import { Exhibit } from './exhibits.tsx';
import { ruling } from './words.ts';

const { say, has } = ruling;

/** They are numbered from one. */
function paragraphsOf(id: string): string[] {
  const paragraphs: string[] = [];
  for (let number = 1; ; number += 1) {
    const key = `rules.${id}.${number}`;
    if (!has(key)) return paragraphs;
    paragraphs.push(say(key, figures));
  }
}

export const rulesPart: RulesPart = {
  chapters: CHAPTERS.map((id) => ({
    id,
    title: () => say(`rules.${id}.title`),
    paragraphs: () => paragraphsOf(id),
    Exhibit: () => <Exhibit chapter={id} />,
  })),
};
