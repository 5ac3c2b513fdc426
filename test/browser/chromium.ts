/** The browser of the tests in this folder. */
import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../chromium.mjs';
import { PLAIN_NAME } from './service.ts';

/** Debian's launcher asks for drawing by the graphics card; without one, plain drawing is a good deal faster. */
const plainDrawing = ['--disable-gpu', '--disable-gpu-rasterization', '--disable-software-rasterizer'];
const noErrands = ['--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
/** Letters stand where the typeface wants them, as in a window. */
const flags = ['--no-sandbox', '--font-render-hinting=none', ...plainDrawing, ...noErrands];

export const launch = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: [...flags, ...more, `--host-resolver-rules=MAP ${PLAIN_NAME} 127.0.0.1`],
  });

let shared: Promise<Browser> | undefined;

/** The test files of one worker run one after the other in one process and share a browser, which ends with it. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launch();
  return shared;
}
