/** The lobby parts of the games that a list of tables needs. They are fetched before the list is shown. */
import type { LobbyPart } from './contract/site-parts.ts';
import { gameNamed } from './addresses.ts';

const loaded = new Map<string, LobbyPart>();

/** Without a network a list is shown without its options. */
export async function loadLobbies(tables: readonly { readonly game: string }[]): Promise<void> {
  const missing = new Set(tables.map(({ game }) => game).filter((game) => !loaded.has(game)));
  const load = async (id: string): Promise<void> => {
    const part = await gameNamed(id)?.lobby?.();
    if (part !== undefined) loaded.set(id, part);
  };
  await Promise.allSettled([...missing].map(load));
}

export const lobbyOf = (game: string): LobbyPart | undefined => loaded.get(game);
