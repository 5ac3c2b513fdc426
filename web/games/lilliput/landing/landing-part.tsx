/** 18Lilliput on the landing page: a few tiles for its pictures, and a recorded round. */
import '../styles/landing.css';
import type { BoardTile } from '../../../../domain/lilliput/drawing/index.ts';
import { boardSvg, pagePalette } from '../../../../domain/lilliput/drawing/index.ts';
import type { LandingPart } from '../../contract/site-parts.ts';
import { RunPicture } from './run-picture.tsx';
import { t } from './words.ts';

const few: readonly BoardTile[] = [
  { x: 0, y: 0, tile: 'mildendo', rotation: 0, tokens: [] },
  { x: -1, y: 0, tile: 'y-city-straight', rotation: 1, tokens: ['red'] },
  { x: 0, y: -1, tile: 'y-city-curve', rotation: 2, tokens: ['yellow'] },
];

const inMail: readonly BoardTile[] = [...few, { x: 1, y: 0, tile: 'y-city-curve', rotation: 2, tokens: ['green'] }];

const inHand: BoardTile = { x: 1, y: 0, tile: 'y-metro-straight', rotation: 1, tokens: ['blue'] };

const common = { palette: pagePalette, phaseColour: 'yellow', flagScale: 1.2, fit: 'slice' } as const;

const mailBoard = boardSvg(inMail, { ...common, view: { west: -1, north: 0, east: 2, south: 1 } });
const turnBoard = boardSvg(few, { ...common, view: { west: -0.9, north: -0.75, east: 2.1, south: 0.75 }, inHand });

export const landingPart: LandingPart = {
  mailBoard,
  turnBoard,
  next: () => ({ title: t('how.next.title'), words: t('how.next.words'), picture: <RunPicture /> }),
  demo: async () => (await import('./demo.ts')).demo,
};
