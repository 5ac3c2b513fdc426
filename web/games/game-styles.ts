/** The style sheet of a game's tables, where the HTML does not link it: the service knows the game, a static shell not. */

/** Addresses by game, from the build. A game may have none. */
declare const __GAME_STYLES__: { readonly [game: string]: string };

/** Resolves once the sheet applies, so that nothing is shown without it. One that cannot be loaded stops nobody. */
export async function gameStyles(game: string): Promise<void> {
  const address = __GAME_STYLES__[game];
  if (address === undefined || document.querySelector(`link[href="${address}"]`) !== null) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    document.head.append(link);
  });
}
