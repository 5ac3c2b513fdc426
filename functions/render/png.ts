/**
 * Renders an SVG drawing as PNG, for mails and downloads. The renderer is WebAssembly, so it is the same on every
 * machine and on Lambda. It has one font, a subset of Besley (SIL OFL 1.1).
 */
import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';

/** Twice the width of a letter, for fine screens. */
const WIDTH = 1184;

const beside = (path: string): URL => new URL(path, import.meta.url);

/** Beside the bundle of a Lambda function; beside this file; beside the bundle of the local server. */
const fontPlaces = ['./besley-bold.ttf', './fonts/besley-bold.ttf', '../render/fonts/besley-bold.ttf'];

async function readFont(): Promise<Buffer> {
  for (const place of fontPlaces) {
    const font = await readFile(beside(place)).catch(() => null);
    if (font) return font;
  }
  throw new Error('the font for pictures is missing');
}

/** Beside the bundle of a Lambda function, or among the installed packages. */
async function readRenderer(): Promise<Buffer> {
  const bundled = await readFile(beside('./resvg.wasm')).catch(() => null);
  return bundled ?? readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'));
}

async function load() {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
  const [renderer, font] = await Promise.all([readRenderer(), readFont()]);
  // Where this file was loaded twice into one process, both share the renderer.
  await initWasm(renderer).catch((error: unknown) => {
    if (!/already initialized/i.test(String(error))) throw error;
  });
  return { Resvg, font: new Uint8Array(font) };
}

let loaded: ReturnType<typeof load> | null = null;

export async function pngOf(svg: string, width = WIDTH): Promise<Uint8Array> {
  loaded ??= load();
  const { Resvg, font } = await loaded.catch((error: unknown) => {
    loaded = null; // it may pass
    throw error;
  });
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontBuffers: [font], loadSystemFonts: false, defaultFontFamily: 'Besley' },
  });
  try {
    const image = drawing.render();
    const png = image.asPng();
    image.free();
    return png;
  } finally {
    drawing.free();
  }
}
