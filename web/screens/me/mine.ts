/** What the page knows of whoever sits here: what the browser holds, for whom it speaks, and that person's tables. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readSession, type Session } from '../../net/api.ts';
import { type OwnTable, readOwnTables } from '../../net/me.ts';
import type { Problem } from '../../net/request.ts';

export interface Mine {
  readonly session: Session | null;
  /** Of the chosen address; null until they are there. */
  readonly own: readonly OwnTable[] | null;
  /** The chosen player; null where no address was confirmed. */
  readonly player: string | null;
  readonly problem: Problem | null;
  choose(player: string | null): void;
  read(): Promise<void>;
}

/** The player of the address, if this browser speaks for them; else the newest one. */
export function playerAmong({ players }: Session, wished: string | null): string | null {
  return (players.find(({ player }) => player === wished) ?? players.at(-1))?.player ?? null;
}

export function useMine(): Mine {
  const wished = useSignal(new URL(location.href).searchParams.get('player'));
  const state = useSignal<Pick<Mine, 'session' | 'own' | 'player' | 'problem'>>({
    session: null,
    own: null,
    player: null,
    problem: null,
  });

  const read = async (): Promise<void> => {
    const session = await readSession();
    if (!session.ok) {
      state.value = { ...state.peek(), problem: session.problem };
      return;
    }
    const player = playerAmong(session.value, wished.peek());
    const own = player === null ? null : await readOwnTables(player);
    state.value = {
      session: session.value,
      player,
      own: own === null || own.ok ? (own?.value ?? []) : state.peek().own,
      problem: own === null || own.ok ? null : own.problem,
    };
  };

  useEffect(() => {
    void read();
    const shown = () => {
      if (document.visibilityState === 'visible') void read();
    };
    document.addEventListener('visibilitychange', shown);
    return () => document.removeEventListener('visibilitychange', shown);
  }, []);

  return {
    ...state.value,
    read,
    choose(player) {
      wished.value = player;
      history.replaceState(null, '', player === null ? '/me' : `/me?player=${encodeURIComponent(player)}`);
      state.value = { ...state.peek(), player, own: null };
      void read();
    },
  };
}
