/** Over whole games a question's id stays with it: no question comes back under the id of one that was answered. */
import { describe, expect, it } from 'vitest';
import { advance, blankHistory } from '../../../../domain/kernel/fold.ts';
import { lilliput } from '../../../../domain/lilliput/game.ts';
import { historyOf, nameOf, recordedGames, textOf } from './recorded.ts';

describe.each(recordedGames.map((game) => ({ name: nameOf(game), text: textOf(game) })))('$name', ({ text }) => {
  it('asks nobody under an id that had been answered, but for going on after an offer', () => {
    const history = blankHistory(lilliput);
    const answered = new Set<string>();
    const again: string[] = [];
    let open: string[] = [];
    for (const commit of historyOf(text).commits) {
      advance(lilliput, history, commit);
      const now = history.state.table.ended ? [] : lilliput.awaiting(history.state.game);
      const ids = now.filter(({ optional }) => !optional).map(({ seat, question }) => `${seat} ${question}`);
      for (const id of open) if (!ids.includes(id)) answered.add(id);
      again.push(...ids.filter((id) => answered.has(id) && !id.includes('goOn')));
      open = ids;
    }
    expect(again).toEqual([]);
    expect(answered.size).toBeGreaterThan(20);
  });
});
