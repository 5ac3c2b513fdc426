import { expect, it } from 'vitest';
import { toyGames } from '../../test/toys/toys.ts';
import { mailOf } from './game-parts.ts';
import type { Manifest } from './manifest.ts';

const toy = toyGames['veto-round'] as Manifest;
const drawn: Manifest = {
  ...toy,
  drawing: async () => ({
    picture: (_, label, palette) => ({
      svg: `<svg aria-label="${label}" class="${palette}"/>`,
      width: 300,
      height: 200,
    }),
  }),
};

it('shows the board in mails of a game that draws one, as light as the mail is', async () => {
  expect((await mailOf(drawn)).picture?.({}, [])).toEqual({
    svg: '<svg aria-label="Veto round" class="light"/>',
    ratio: 1.5,
    marked: false,
  });
});

it('leaves the picture to a mail that has its own, and needs none', async () => {
  const own = { svg: '<svg/>', ratio: 1, marked: true };
  const mail = await mailOf({ ...drawn, mail: async () => ({ picture: () => own }) });
  expect(mail.picture?.({}, [])).toBe(own);
  expect(await mailOf(toy)).toEqual({});
});
