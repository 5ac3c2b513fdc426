/**
 * Tasks that keep a processor busy for a good part of a second. The local server runs them in a worker thread
 * (`local/worker.ts`); Lambda runs them in place, because a function there handles one request at a time.
 */
export interface HeavyWork {
  /** A drawing (SVG) as a PNG of this width, in pixels; without one, as wide as a mail shows it. */
  png(svg: string, width?: number): Promise<Uint8Array<ArrayBuffer>>;
}

/** The same process. The renderer is read when it is first needed. */
export const inProcess: HeavyWork = {
  async png(svg, width) {
    const { pngOf } = await import('./png.ts');
    return new Uint8Array(await pngOf(svg, width));
  },
};
