/** What is asked of somebody who comes with a link, or joins a listed table; fetched only then. */
import { signal } from '@preact/signals';
import { lazily } from '../../parts/lazily.tsx';
import type { TableModel } from './model.ts';

interface JoiningProps {
  readonly model: TableModel;
}

/** Somebody without a link wants a seat at a listed table. */
export const wantsSeat = signal(false);

/** An address has to be confirmed first: the form has the button to go on with. */
export const confirms = signal(false);

const JoiningForm = lazily<JoiningProps>(() => import('./joining-loaded.ts').then((part) => part.JoiningForm));

export function Joining({ model }: JoiningProps) {
  const status = model.session.info.value?.status;
  const byLink = status !== 'closed' && (model.link.value?.seat ?? null) !== null;
  const inLobby = status === 'gathering' && wantsSeat.value;
  return byLink || inLobby ? <JoiningForm model={model} /> : null;
}

/** Trades the link in, or takes a seat of a listed table. */
export const sitDown = (model: TableModel): Promise<void> =>
  import('./joining-loaded.ts').then((part) => part.sitDown(model));
