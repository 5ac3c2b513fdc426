/**
 * A landscape of one's own: choose a tile, press a cell. The cells are buttons over the drawing, one of them in the
 * order of the Tab key and the rest by the arrow keys. The same landscape stands below as a list to copy or paste.
 */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { CAPITAL } from '../../../../domain/lilliput/board.ts';
import { cellName } from '../../../../domain/lilliput/drawing/index.ts';
import { checkLandscape, landscapeTiles, type Misplaced } from '../../../../domain/lilliput/rules/landscape.ts';
import type { Cell } from '../../../../domain/lilliput/types.ts';
import { TilePicture } from '../signs.tsx';
import { g } from '../words.ts';
import { announce } from '../../../parts/announcer.tsx';
import { CopyButton } from '../../../parts/copy-button.tsx';
import { AlertIcon, CloseIcon } from '../../../parts/icons.tsx';
import { Picture } from '../../../parts/picture.tsx';
import { changeOwn, type OptionsForm, writeOwn } from './options-form.ts';
import { landscapeSvg } from './landscape-picture.ts';
import { leftOf, press, printLandscape, REMOVE, readLandscape, spanOf, type Tool, tileAt } from './own-landscape.ts';
import { t } from './words.ts';
import { learnActing } from '../acting-words.ts';

learnActing();

interface EditorProps {
  readonly form: OptionsForm;
  readonly error: string | undefined;
  onChange(form: OptionsForm): void;
}

const ARROWS: Readonly<Record<string, Cell>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

export function LandscapeEditor({ form, error, onChange }: EditorProps) {
  const tool = useSignal<Tool>(landscapeTiles[0]?.id ?? REMOVE);
  const faults = checkLandscape(form.own);
  const pressCell = (cell: Cell) => {
    const next = press(form.own, tool.peek(), cell);
    if (next === form.own && tool.peek() !== REMOVE) announce(t('own.noneLeft'));
    onChange(changeOwn(form, next));
  };
  return (
    <div class="own-landscape">
      <Palette form={form} tool={tool.value} onChoose={(chosen) => (tool.value = chosen)} />
      <p class="caption">{toolInWords(form, tool.value)}</p>
      <CellBoard form={form} faults={faults} onPress={pressCell} />
      {faults.length > 0 && (
        <ul class="own-faults" aria-label={t('own.faults')}>
          {sentencesOf(faults).map((sentence) => (
            <li key={sentence} class="field-error">
              <AlertIcon size={18} />
              {sentence}
            </li>
          ))}
        </ul>
      )}
      <ListField form={form} error={error} onChange={onChange} />
    </div>
  );
}

function toolInWords({ own }: OptionsForm, tool: Tool): string {
  if (tool === REMOVE) return t('own.removing');
  return `${t('own.chosen', { tile: g(`tile.${tool}`), count: leftOf(own, tool) })} ${t('own.hint')}`;
}

/** Two tiles may close the same side of Mildendo: that is said once. */
const sentencesOf = (faults: readonly Misplaced[]): string[] => [
  ...new Set(faults.map(({ rejection: { code, params } }) => g(`rejection.${code}`, params))),
];

interface PaletteProps {
  readonly form: OptionsForm;
  readonly tool: Tool;
  onChoose(tool: Tool): void;
}

const Palette = ({ form, tool, onChoose }: PaletteProps) => (
  <div class="palette" role="radiogroup" aria-label={t('own.palette')}>
    {landscapeTiles.map(({ id }) => (
      <PaletteItem
        key={id}
        name={g(`tile.${id}`)}
        note={t('own.left', { count: leftOf(form.own, id) })}
        chosen={tool === id}
        spent={leftOf(form.own, id) === 0}
        onChoose={() => onChoose(id)}
      >
        <TilePicture tile={id} size={44} />
      </PaletteItem>
    ))}
    <PaletteItem name="" note={t('own.remove')} chosen={tool === REMOVE} onChoose={() => onChoose(REMOVE)}>
      <span class="palette-remove">
        <CloseIcon size={24} />
      </span>
    </PaletteItem>
  </div>
);

interface PaletteItemProps {
  /** Said where the picture stands. */
  readonly name: string;
  readonly note: string;
  readonly chosen: boolean;
  readonly spent?: boolean;
  readonly children: ComponentChildren;
  onChoose(): void;
}

const PaletteItem = ({ name, note, chosen, spent = false, children, onChoose }: PaletteItemProps) => (
  <label class={spent ? 'palette-item spent' : 'palette-item'} title={name}>
    <input type="radio" name="own-tool" checked={chosen} onChange={onChoose} />
    <span class="palette-face">
      {children}
      <span class="visually-hidden">{name}</span>
      <span class="palette-left">{note}</span>
    </span>
  </label>
);

interface CellBoardProps {
  readonly form: OptionsForm;
  readonly faults: readonly Misplaced[];
  onPress(cell: Cell): void;
}

function CellBoard({ form, faults, onPress }: CellBoardProps) {
  const grid = useRef<HTMLDivElement>(null);
  const focus = useSignal<Cell>({ x: 1, y: 1 });
  const span = spanOf(form.own);
  const line = Array.from({ length: 2 * span + 1 }, (_, index) => index - span);
  const go = (event: KeyboardEvent, from: Cell) => {
    const by = ARROWS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const to = { x: from.x + by.x, y: from.y + by.y };
    if (Math.max(Math.abs(to.x), Math.abs(to.y)) > span) return;
    focus.value = to;
    grid.current?.querySelector<HTMLElement>(`[data-cell="${to.x},${to.y}"]`)?.focus();
  };
  return (
    <div class="own-board" role="group" aria-label={t('own.board')}>
      <Picture class="own-picture" svg={landscapeSvg(form.own, { flagScale: 1.4 })} />
      <div class="own-cells" ref={grid} style={{ gridTemplateColumns: `repeat(${line.length}, 1fr)` }}>
        {line.flatMap((y) =>
          line.map((x) => (
            <button
              key={`${x},${y}`}
              type="button"
              class={isAmong(faults, { x, y }) ? 'own-cell wrong' : 'own-cell'}
              data-cell={`${x},${y}`}
              tabIndex={x === focus.value.x && y === focus.value.y ? 0 : -1}
              aria-disabled={isCapital({ x, y })}
              aria-label={cellInWords(form, faults, { x, y })}
              onFocus={() => (focus.value = { x, y })}
              onKeyDown={(event) => go(event, { x, y })}
              onClick={() => {
                if (!isCapital({ x, y })) onPress({ x, y });
              }}
            />
          )),
        )}
      </div>
    </div>
  );
}

const isCapital = ({ x, y }: Cell): boolean => x === CAPITAL.x && y === CAPITAL.y;

const isAmong = (cells: readonly Cell[], { x, y }: Cell): boolean => cells.some((cell) => cell.x === x && cell.y === y);

function cellInWords({ own }: OptionsForm, faults: readonly Misplaced[], cell: Cell): string {
  const name = cellName(cell.x, cell.y);
  if (isCapital(cell)) return g('tile.mildendo');
  const there = tileAt(own, cell);
  if (there === undefined) return t('own.cellFree', { cell: name });
  const words = { cell: name, tile: g(`tile.${there.tile}`), rotation: there.rotation };
  return t(isAmong(faults, cell) ? 'own.cellWrong' : 'own.cellLaid', words);
}

function ListField({ form, error, onChange }: EditorProps) {
  const text = form.ownText ?? printLandscape(form.own);
  const read = readLandscape(text);
  const wrong = 'wrong' in read ? t(read.wrong, read.params) : error;
  return (
    <div class="field">
      <label class="field-label" for="own-text">
        {t('own.list')}
      </label>
      <textarea
        class="text-input own-text"
        id="own-text"
        rows={6}
        spellcheck={false}
        autoComplete="off"
        value={text}
        placeholder={t('own.example')}
        aria-invalid={wrong !== undefined}
        aria-describedby={wrong === undefined ? 'own-text-hint' : 'own-text-hint own-text-error'}
        onInput={(event) => onChange(writeOwn(form, event.currentTarget.value))}
      />
      <span class="field-hint" id="own-text-hint">
        {t('own.listHint')}
      </span>
      {wrong !== undefined && (
        <span class="field-error" id="own-text-error">
          <AlertIcon size={18} />
          {wrong}
        </span>
      )}
      <div class="own-acts">
        <CopyButton text={text} label={t('own.copy')} />
        <button type="button" class="button small" disabled={text === ''} onClick={() => onChange(changeOwn(form, []))}>
          {t('own.clear')}
        </button>
      </div>
    </div>
  );
}
