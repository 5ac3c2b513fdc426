/**
 * What people at a table share besides the game: clocks, agreements, talk, notes, standing orders. All of it is fetched
 * once the table itself is there; until then these places are empty.
 */
import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import type { Tab } from '../../parts/tabs.tsx';
import type { Ask } from './ask-type.ts';
import type { TableModel } from './model.ts';

interface Props {
  readonly model: TableModel;
}

export interface PeopleParts {
  /** What is open between people, for everybody to see. */
  readonly Notices: FunctionComponent<Props>;
  readonly Dialogs: FunctionComponent<Props>;
  readonly Menu: FunctionComponent<Props & { onChosen(): void }>;
  /** Beside the menu. */
  readonly HeaderActs: FunctionComponent<Props>;
  /** What sending brings about, and what to do while waiting. */
  readonly Meanwhile: FunctionComponent<Props>;
  /** What is asked, with the time there is for it. */
  ask(model: TableModel, ask: Ask): Ask;
  tabs(model: TableModel): readonly Tab[];
  /** How a seat stands with its time and its mail. */
  ofSeat(seat: number): string | null;
}

export const people = signal<PeopleParts | null>(null);

/** The tab that is open beside the board; the first one, until another is chosen. */
export const openTab = signal('');
