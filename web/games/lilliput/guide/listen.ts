/**
 * How things are asked about: while pointing, every tap asks; a finger that stays on something asks at any time; so does
 * the key for it, on what has the focus. Nothing that is asked about acts.
 */
import { effect, type Signal } from '@preact/signals';
import { pointing, question } from '../../../table/guide-requests.ts';
import { cellAt, topicAt } from './topic-at.ts';
import type { Topic } from './topic.ts';

export interface ExplainRequest {
  readonly topic: Topic | null;
  /** What gets the focus back. */
  readonly element: Element;
  /** Where it is on the window, so that the answer lies beside it. */
  readonly box: Box;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/** A finger that stays this long wants to know. */
const LONG = 550;
/** More than this is no tap any more. */
const SLACK = 10;
/** Where a finger that stays selects words. */
const WORDS = 'input, textarea, select, .talk, .notes, .log-lines';
/** What answers itself stays usable while pointing. */
const OWN = '.explained, .explain-bar, dialog';

interface Spot {
  readonly x: number;
  readonly y: number;
}

const spotOf = ({ clientX, clientY }: MouseEvent): Spot => ({ x: clientX, y: clientY });
const apart = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

function ask(asked: Signal<ExplainRequest | null>, target: Element, { x, y }: Spot): void {
  const element = disabledAt(target, x, y) ?? target;
  const cell = cellAt(element, x, y);
  asked.value = { topic: cell ?? topicAt(element), element, box: boxOf(element, { x, y }) };
}

/** Half of a cell, about: the board itself is too large to lie beside. */
const NEAR = 48;
const boxOf = (element: Element, { x, y }: Spot): Box =>
  element.closest('.stage-frame') === null
    ? element.getBoundingClientRect()
    : { left: x - NEAR, right: x + NEAR, top: y - NEAR };

/** Browsers give no events to a disabled button, only to what it lies in. */
function disabledAt(target: Element, x: number, y: number): Element | null {
  const isThere = (button: Element) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  };
  return [...target.querySelectorAll('button:disabled')].find(isThere) ?? null;
}

export function listen(asked: Signal<ExplainRequest | null>): () => void {
  const abort = new AbortController();
  const options = { capture: true, signal: abort.signal };
  let down: Spot = { x: 0, y: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The finger has had its answer; lifting it is no tap. */
  let answered = false;

  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener(
    'pointerdown',
    (event) => {
      down = spotOf(event);
      answered = false;
      clearTimeout(timer);
      const { target } = event;
      if (event.pointerType === 'mouse' || !(target instanceof Element)) return;
      if (target.closest(`${OWN}, ${WORDS}`) !== null) return;
      timer = setTimeout(() => {
        if (cellAt(target, down.x, down.y) === null && topicAt(target) === null) return;
        answered = true;
        ask(asked, target, down);
      }, LONG);
    },
    options,
  );
  addEventListener('pointermove', (event) => void (apart(down, spotOf(event)) > SLACK && clearTimeout(timer)), options);
  for (const type of ['pointerup', 'pointercancel', 'scroll'] as const)
    addEventListener(type, () => clearTimeout(timer), options);
  addEventListener('contextmenu', (event) => void (answered && stop(event)), options);
  addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest(OWN) !== null) return;
      if (answered) {
        answered = false;
        return stop(event);
      }
      if (!pointing.peek()) return;
      // Keys press a button without a place; a drag over the board is no tap, and the board knows that itself.
      const byKey = event.detail === 0;
      if (!byKey && apart(down, spotOf(event)) > SLACK) return;
      stop(event);
      ask(asked, target, byKey ? middleOf(target) : spotOf(event));
    },
    options,
  );
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]') !== null) return;
      if (asked.peek() !== null) {
        stop(event);
        close(asked);
      } else if (pointing.peek()) {
        stop(event);
        pointing.value = false;
      }
    },
    options,
  );
  const forget = effect(() => {
    const element = question.value;
    if (element === null) return;
    question.value = null;
    const spot = middleOf(element);
    const known = cellAt(element, spot.x, spot.y) ?? (element === document.body ? null : topicAt(element));
    if (known === null) pointing.value = !pointing.peek();
    else asked.value = { topic: known, element, box: boxOf(element, spot) };
  });
  return () => {
    abort.abort();
    forget();
  };
}

function middleOf(element: Element): Spot {
  const { left, width, top, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The answer goes; whoever came by keyboard stands where they were. */
export function close(asked: Signal<ExplainRequest | null>): void {
  const element = asked.peek()?.element ?? null;
  asked.value = null;
  if (element instanceof HTMLElement)
    element.closest<HTMLElement>('button, a, [tabindex]')?.focus({ preventScroll: true });
}
