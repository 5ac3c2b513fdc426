/** The game's picture of the board, with places to press where choices are about places. */
import '../../styles/drawn-board.css';
import { useCallback } from 'preact/hooks';
import { Stage } from '../../board/stage.tsx';
import { Picture } from '../../parts/picture.tsx';
import { t } from '../../texts/index.ts';
import type { BoardMap, BoardProps } from '../contract/table-part.ts';
import { listChoices, openFigures, stepOf } from './open-figures.ts';
import { stepWords } from './step-words.ts';
import type { DefaultTable } from './table.ts';

export interface DefaultBoardProps extends Pick<BoardProps, 'marks'> {
  readonly table: DefaultTable;
  readonly map: BoardMap;
}

export function DefaultBoard({ table, map, marks }: DefaultBoardProps) {
  const { composer, replay, part, pressedPlace, rules, session } = table;
  const past = replay.position.value;
  const state = (past ?? session.position.value)?.state.game ?? null;
  const draft = past === null ? composer.made.value : null;
  const shown = draft?.state ?? state;
  const told = useCallback(() => (shown === null ? [] : (part.places?.markable(shown) ?? [])), [shown]);
  if (shown === null) return null;
  const settle = rules.value?.settle;
  const choicesAt = (id: string) => (draft?.choices ?? []).filter((choice) => map.placeOf?.(choice) === id);
  const press = (id: string) => {
    if (settle === undefined) return;
    const [only, ...others] = listChoices(settle, choicesAt(id));
    if (only === undefined) return;
    if (others.length > 0 || openFigures(settle, only).length > 0) pressedPlace.value = id;
    else composer.go({ steps: [...(draft?.steps ?? []), stepOf(settle, only)] });
  };
  const places = told().flatMap((place) => {
    const [listed] = settle === undefined ? [] : listChoices(settle, choicesAt(place.id));
    if (listed === undefined || settle === undefined || draft === null) return [];
    const label = t('board.placeChoice', {
      place: place.label,
      choice: stepWords(table, draft, stepOf(settle, listed)),
    });
    return [{ ...place, label, held: place.id === pressedPlace.value }];
  });
  return (
    <div class="board-area lit-places">
      <Stage
        drawing={<Picture class="drawn-board" svg={map.picture(shown)} />}
        core={map.sheet}
        sheet={map.sheet}
        zoom={map.zoom}
        label={t('board.name')}
        onPress={({ id }) => press(id)}
        {...{ places, told, marks }}
      />
    </div>
  );
}
