/**
 * From a place on the page to a topic: the nearest thing around it that has something to say. Signs of the game carry
 * their topic (`data-about`); parts of the page are known by their names.
 */
import { characters } from '../../../../domain/lilliput/data.ts';
import type { Topic } from './topic.ts';

/** Things that stand for the topic inside them: a row for its company, a card's side for its face. */
const STANDS_FOR = '.card-side, .companies tbody tr, .pile, .supply-tile, .tray-tile, .certificate .mark, .run-title';

/** Parts of the page, the smaller ones before those they lie in. */
export const TERMS: readonly (readonly [selector: string, term: string])[] = [
  ['.certificate', 'certificate'],
  ['.stations', 'stations'],
  ['.pick-order', 'order'],
  ['.players', 'players'],
  ['.waiting-companies', 'waiting'],
  ['.companies', 'companies'],
  ['.price-chart', 'priceChart'],
  ['.train-deck', 'trainDeck'],
  ['.tile-supply', 'tileSupply'],
  ['.progress', 'progress'],
  ['.story-band, .moment-band, .replay', 'moment'],
  ['.keys-button', 'keys'],
  ['.turn-acts, .undo-button', 'undo'],
  ['.turn-line', 'turnLine'],
  ['.purses', 'purses'],
  ['.dividend-side:first-child', 'pay'],
  ['.dividend-side', 'keep'],
  ['.effects, .board-note, .consequence, .board-note-run', 'effects'],
  ['.doing', 'doing'],
  ['.run-sums, .run-lines', 'runSums'],
  ['.tray', 'tray'],
  ['.turn-button', 'turnTile'],
  ['.zoom-buttons button:nth-last-child(n + 4)', 'legend'],
  ['.zoom-buttons', 'zoom'],
  ['.panel-log', 'log'],
  ['.panel-rounds', 'rounds'],
  ['.tab-list', 'tabs'],
  ['.standings', 'tables'],
  ['.action-cards-area', 'cards'],
  ['.notice', 'notice'],
  ['.ask-buttons .primary', 'primary'],
  ['.ask-buttons .secondary', 'secondary'],
  ['.ask-band, .ask-narrow, .sheet-foot', 'ask'],
  ['.talk-button, .panel-talk', 'talk'],
  ['.notes-button, .panel-notes', 'notes'],
  ['.gathering', 'gathering'],
  ['.meanwhile.links', 'meanwhile'],
  ['.meanwhile', 'order'],
  ['.moment-side', 'momentActs'],
  ['.comments', 'comments'],
  ['.cards', 'draft'],
  ['.seat-switch, .seat-now', 'seat'],
  ['.help-button', 'help'],
  ['.mode-switch', 'mode'],
  ['.menu', 'menu'],
  ['.logo', 'home'],
  ['.sheet-handle', 'sheet'],
];

/** The topic of an element, going outwards from it. */
export function topicAt(start: Element | null): Topic | null {
  for (let element = start; element !== null; element = element.parentElement) {
    const own = topicOn(element);
    if (own !== null) return own;
  }
  return null;
}

function topicOn(element: Element): Topic | null {
  const { about, pick } = dataOf(element);
  if (about !== undefined) return about;
  if (pick !== undefined) return pickTopic(pick);
  if (element.matches('.copy-card')) return 'copy';
  if (element.matches(STANDS_FOR)) {
    const inside = element.querySelector('[data-about]');
    if (inside !== null) return dataOf(inside).about ?? null;
  }
  const term = TERMS.find(([selector]) => element.matches(selector));
  return term === undefined ? null : `term:${term[1]}`;
}

const dataOf = (element: Element): DOMStringMap =>
  element instanceof HTMLElement || element instanceof SVGElement ? element.dataset : {};

/** In the draft, companies are called by their colours and characters by their names. */
const CHARACTERS = new Set(characters.map(({ id }): string => id));
const pickTopic = (pick: string): Topic => (CHARACTERS.has(pick) ? `character:${pick}` : `company:${pick}`);

/** The cell of the board under a point of the window. */
export function cellAt(target: Element, x: number, y: number): Topic | null {
  const named = target.closest<HTMLElement>('[data-place]')?.dataset['place'];
  if (named !== undefined) return `cell:${named}`;
  const drawing = target.closest('.sheet-of-board')?.querySelector<SVGSVGElement>('.drawing > svg') ?? null;
  const matrix = drawing?.getScreenCTM() ?? null;
  if (matrix === null) return null;
  const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  return `cell:${Math.floor(point.x / 100)},${Math.floor(point.y / 100)}`;
}
