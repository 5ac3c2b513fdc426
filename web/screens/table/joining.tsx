/** What is asked of somebody who comes with a link, or joins a listed table; fetched only then. */
import { signal } from '@preact/signals';
import { lazy } from '../../parts/lazy.tsx';
import type { TableModel } from './model.ts';

interface JoiningProps {
  readonly model: TableModel;
  /** What is asked stands far above, so the form has the button itself. */
  readonly wide?: boolean;
}

/** Somebody without a link wants a seat at a listed table. */
export const wantsSeat = signal(false);

/** The form has the button to go on with: below its fields, or because an address has to be confirmed first. */
export const confirms = signal(false);

const JoiningForm = lazy<JoiningProps>(() => import('./joining-loaded.ts').then((part) => part.JoiningForm));

export function Joining({ model, wide = false }: JoiningProps) {
  const status = model.session.info.value?.status;
  const byLink = status !== 'closed' && (model.link.value?.seat ?? null) !== null;
  const inLobby = status === 'gathering' && wantsSeat.value;
  return byLink || inLobby ? <JoiningForm model={model} wide={wide} /> : null;
}

/** Trades the link in, or takes a seat of a listed table. */
export const sitDown = (model: TableModel): Promise<void> =>
  import('./joining-loaded.ts').then((part) => part.sitDown(model));
