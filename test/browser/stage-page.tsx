/** A page with nothing but a stage: squares, hexagons, an area with a bay, and a border, in units of a tenth of a pixel. */
import '../../web/styles/table-page.css';
import '../../web/styles/replay.css';
import { signal } from '@preact/signals';
import { render } from 'preact';
import type { Place, Point } from '../../web/board/place.ts';
import { PlaceButton } from '../../web/board/place-button.tsx';
import { Stage } from '../../web/board/stage.tsx';
import { table } from '../../web/texts/en/table.ts';
import { learn } from '../../web/texts/index.ts';

const points = (...all: [x: number, y: number][]): Point[] => all.map(([x, y]) => ({ x, y }));

const square = (id: string, x: number, y: number): Place => ({
  id,
  outline: points([x, y], [x + 1000, y], [x + 1000, y + 1000], [x, y + 1000]),
  centre: { x: x + 500, y: y + 500 },
  label: `Square ${id}`,
});

const hexagon = (id: string, x: number, y: number): Place => ({
  id,
  outline: Array.from({ length: 6 }, (_, corner) => ({
    x: x + 700 * Math.sin((corner * Math.PI) / 3),
    y: y + 700 * Math.cos((corner * Math.PI) / 3),
  })),
  centre: { x, y },
  label: `Hexagon ${id}`,
});

/** Its box lies over the square in its bay. */
const area: Place = {
  id: 'lake.district',
  outline: points(
    [0, 3000],
    [4000, 3000],
    [4000, 3800],
    [1000, 3800],
    [1000, 5200],
    [4000, 5200],
    [4000, 6000],
    [0, 6000],
  ),
  centre: { x: 500, y: 4500 },
  label: 'Area with a bay',
  neighbours: { ArrowDown: 'a1' },
};
const bay = square('bay', 2000, 4000);
const border: Place = {
  id: 'lake.district~desert',
  outline: points([4000, 3000], [4020, 3000], [4020, 6000], [4000, 6000]),
  centre: { x: 4010, y: 4500 },
  label: 'Border',
};

const pressable = [
  square('a1', 0, 0),
  square('b1', 1500, 0),
  hexagon('h1', 3700, 700),
  hexagon('h2', 4912, 700),
  hexagon('h3', 4306, 1750),
  area,
  bay,
  border,
];
const told = [square('told-1', 6500, 0), hexagon('told-2', 7000, 2500)];

const pressed = signal<string[]>([]);
const marking = signal(false);

const Page = () => (
  <main>
    <h1>Stage</h1>
    <div style={{ position: 'relative', width: '900px', height: '700px' }}>
      <Stage
        drawing={null}
        sheet={{ west: -500, north: -500, east: 8500, south: 6500 }}
        core={{ west: 0, north: 0, east: 8000, south: 6000 }}
        zoom={{ smallest: 0.05, largest: 0.8, largestFit: 0.1 }}
        label="Board"
        places={pressable.map((place) => ({ ...place, price: place === area ? '£40' : '', held: place === bay }))}
        told={() => told}
        onPress={({ id }) => (pressed.value = [...pressed.value, id])}
        marks={(scale) =>
          marking.value && (
            <div class="board-marks writing">
              {[...pressable, ...told].map((place) => (
                <PlaceButton
                  key={place.id}
                  class="mark-cell"
                  label={`Mark ${place.label}`}
                  pressed={false}
                  onClick={() => (pressed.value = [...pressed.value, `mark ${place.id}`])}
                  {...{ place, scale }}
                />
              ))}
            </div>
          )
        }
      />
    </div>
    <button type="button" onClick={() => (marking.value = true)}>
      Mark
    </button>
    <output aria-label="Pressed">{pressed.value.join(' ')}</output>
  </main>
);

learn(table);
render(<Page />, document.body);
