/** The tour of 18Lilliput: twelve stops of a round and a half. */
import '../styles/tour.css';
import type { TourPart } from '../../contract/site-parts.ts';
import { StopSide } from './stop-side.tsx';
import { wordsOf } from './stop-words.ts';
import { type Scene, sceneAt, STOPS, type StopId, TASKS } from './story.ts';
import { TourBoard } from './tour-board.tsx';
import { tell } from './words.ts';

const stopNamed = (stop: string): StopId => STOPS.find((one) => one === stop) ?? STOPS[0];

export const tourPart: TourPart<Scene> = {
  stops: STOPS,
  tasks: TASKS,
  titleOf: (stop) => tell(`tour.${stopNamed(stop)}.title`),
  sceneAt: (stop, done) => sceneAt(stopNamed(stop), done),
  wordsOf,
  Board: TourBoard,
  Side: StopSide,
};
