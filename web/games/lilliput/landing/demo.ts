/** A recorded table, scene by scene: its history is folded by the same domain as any other. */
import { fold } from '../../../../domain/kernel/fold.ts';
import { boardSvg, countedStops, pagePalette } from '../../../../domain/lilliput/drawing/index.ts';
import { lilliput } from '../../../../domain/lilliput/game.ts';
import type { DemoPart } from '../../contract/site-parts.ts';
import { tilesOf } from '../tiles-of.ts';
import { factSentence } from '../words.ts';
import { commits, names, type Scene, scenes } from './scenes.ts';
import { t } from './words.ts';

/** Round Mildendo, a little higher than the bar that lies over the board. */
const VIEW = { west: -3.7, north: -2.6, east: 4.4, south: 3.2 };

function earned(scene: Scene | undefined): number {
  return scene?.fact?.type === 'trainsRun' ? scene.fact.revenue : 0;
}

export const demo: DemoPart = {
  scenes: scenes.length,
  first: 3,
  /** The run that earns most. */
  still: scenes.reduce((best, scene, index) => (earned(scene) > earned(scenes[best]) ? index : best), 0),
  boardOf(number, label) {
    const scene = scenes[number];
    return scene === undefined ? '' : drawingOf(scene, label);
  },
  wordsOf(number) {
    const fact = scenes[number]?.fact;
    return fact ? factSentence(fact, names) : t('demo.begin');
  },
};

function drawingOf({ commits: played, fresh, routes, earlier }: Scene, label: string): string {
  const { state } = fold(lilliput, commits.slice(0, played));
  const laid = tilesOf(state.game);
  return boardSvg(laid, {
    view: VIEW,
    palette: pagePalette,
    phaseColour: 'green',
    fresh,
    routes,
    earlierRoutes: earlier,
    counted: countedStops(routes, laid),
    fit: 'slice',
    label,
  });
}
