/**
 * Going to every moment of the longest golden game on the real page, in any order, as JSON lines. A jump is made by the
 * line's own field at the beginning of a frame, so that the browser's task for this frame holds all of it: the script,
 * styles, layout, painting and handing over. What stands beside the board follows in tasks of its own; `beside` is the
 * longest of these. One mark tells how the page's clock and the trace's go together: a mark for each jump would cost as
 * much as a tenth of it. Each jump is made in three passes and the fastest counts; `work` is what the page's own thread worked
 * in it, whatever else the machine did meanwhile.
 */
import type { BrowserContextOptions } from 'playwright-core';
import { lilliputSteps } from '../../web/games/lilliput/show/telling.ts';
import { importGolden } from '../browser/imported.ts';
import { openWorld } from '../browser/world.ts';
import { historyOf, recordedGames, textOf } from '../games/lilliput/golden/recorded.ts';
import { pickFrom } from '../seeded.ts';

const PASSES = 3;
const FRAME = 16;
const MARK = 'the clock of the page';

const lengthOf = (text: string): number => text.split('\n').length;
const [golden] = recordedGames.toSorted((one, other) => lengthOf(textOf(other)) - lengthOf(textOf(one)));
if (golden === undefined) throw new Error('no golden game');
const { commits, state } = historyOf(textOf(golden));
/** Every step but the last one, which is now. */
const places = [...lilliputSteps(commits, state.table).keys()].slice(0, -1);

const world = await openWorld();
const id = await importGolden(world, golden);

/** What a trace tells of a task, in microseconds; `t…` is the thread's own time. */
interface Task {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

interface Jump {
  readonly wall: number;
  readonly work: number;
  readonly beside: number;
}

function shuffled(list: readonly number[], seed: number): number[] {
  const pick = pickFrom(seed);
  const rest = [...list];
  return list.flatMap(() => rest.splice(pick(rest.length), 1));
}

/** When the page set out for each place, by its own clock, and what that clock said at the one mark. */
interface Way {
  readonly marked: number;
  readonly starts: readonly (readonly [place: number, at: number])[];
}

function jumpsIn(events: readonly Task[], { marked, starts }: Way): Map<number, Jump> {
  const mark = events.find(({ name }) => name === MARK);
  if (mark === undefined) throw new Error('no mark in the trace');
  const tasks = events.filter(
    ({ name, pid, tid, dur }) =>
      name === 'ThreadControllerImpl::RunTask' && dur !== undefined && pid === mark.pid && tid === mark.tid,
  );
  const endOf = ({ ts, dur = 0 }: Task): number => ts + dur;
  const traced = (at: number): number => mark.ts + (at - marked) * 1000;
  return new Map(
    starts.map(([place, start], index) => {
      const at = traced(start);
      const until = traced(starts[index + 1]?.[1] ?? Infinity);
      const own = tasks.find((task) => task.ts <= at && endOf(task) >= at);
      const others = tasks.filter((task) => task.ts > at && endOf(task) < until);
      const beside = Math.max(0, ...others.map(({ tdur = 0 }) => tdur));
      return [place, { wall: (own?.dur ?? 0) / 1000, work: (own?.tdur ?? 0) / 1000, beside: beside / 1000 }];
    }),
  );
}

async function measure(bench: string, options: BrowserContextOptions): Promise<void> {
  const page = await (await world.person(options)).newPage();
  // The loader of this file writes `__name` round functions, which a page does not know.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(`/t/${id}?at=40`);
  await page.getByRole('slider').waitFor();
  const go = (order: readonly number[]) =>
    page.evaluate(
      async ([name, numbers]): Promise<Way> => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const marked = performance.mark(name).startTime;
        const starts: [number, number][] = [];
        for (const number of numbers) {
          await frame();
          const field = document.querySelector<HTMLInputElement>('.replay-range');
          if (field === null) throw new Error('no line');
          starts.push([number, performance.now()]);
          field.value = String(number);
          field.dispatchEvent(new Event('input', { bubbles: true }));
          for (let count = 0; count < 4; count++) await frame();
        }
        return { marked, starts };
      },
      [MARK, order] as const,
    );
  // What is loaded when it is first needed, and code that has never run.
  await go(shuffled(places, 1));
  const jumps = new Map<number, Jump[]>();
  for (let pass = 0; pass < PASSES; pass++) {
    await world.browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
    const way = await go(shuffled(places, 2 + pass));
    const { traceEvents } = JSON.parse((await world.browser.stopTracing()).toString()) as { traceEvents: Task[] };
    for (const [place, jump] of jumpsIn(traceEvents, way)) jumps.set(place, [...(jumps.get(place) ?? []), jump]);
  }
  const fastest = (of: keyof Jump) => [...jumps.values()].map((list) => Math.min(...list.map((jump) => jump[of])));
  const wall = fastest('wall');
  console.log(
    JSON.stringify({
      bench,
      cases: wall.length,
      ms: spread(wall),
      over16: wall.filter((ms) => ms > FRAME).length,
      work: spread(fastest('work')),
      beside: spread(fastest('beside')),
    }),
  );
  await page.context().close();
}

function spread(times: readonly number[]) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const motion = reducedMotion === 'reduce' ? 'without motion' : 'with motion';
  await measure(`any moment of the longest golden game on the page, wide, ${motion}`, { reducedMotion });
  await measure(`any moment of the longest golden game on the page, phone, ${motion}`, { ...phone, reducedMotion });
}
await world.close();
await world.browser.close();
