/** Every version of every golden game can be looked back at: its state, its step, its address and its drawing. */
import { describe, expect, it } from 'vitest';
import { advance, blankHistory } from '../../../../domain/kernel/fold.ts';
import { drawing } from '../../../../domain/lilliput/drawing/picture.ts';
import { lilliput } from '../../../../domain/lilliput/game.ts';
import { lilliputSteps } from '../../../../web/games/lilliput/show/telling.ts';
import { createMoments, parseMoment, printMoment, withinHistory } from '../../../../web/table/moments.ts';
import { stepAt } from '../../../../web/table/telling.ts';
import { historyOf, nameOf, recordedGames, textOf } from './recorded.ts';

describe.each(recordedGames.map((game) => ({ name: nameOf(game), text: textOf(game) })))('$name', ({ text }) => {
  const { commits, state } = historyOf(text);

  it('has at each version what folding up to it gives, drawn whole, in its round, at its own address', () => {
    const steps = lilliputSteps(commits, state.table);
    const moments = createMoments(lilliput);
    const replayed = blankHistory(lilliput);
    for (const commit of commits) {
      const moment = { version: commit.version };
      advance(lilliput, replayed, commit);
      const { state: shown } = moments.at(commits, moment);
      expect(shown).toEqual(replayed.state);
      // A commit without a fact to tell has no step.
      expect(stepAt(steps, moment)?.round ?? shown.game.round).toBe(shown.game.round);
      expect(parseMoment(printMoment(moment))).toEqual(moment);
      expect(withinHistory(moment, commits)).toEqual(commit.version === commits.length ? null : moment);
      const { svg } = drawing.picture(shown.game, 'Board');
      expect(svg).toMatch(/^<svg .*<\/svg>$/s);
      expect(svg).not.toMatch(/NaN|undefined|\[object/);
    }
    expect(replayed.commits).toHaveLength(commits.length);
  });
});
