/** The small dialogs of a turn, fetched when they are first opened. */
import { lazy } from '../../../parts/lazy.tsx';
import { opened } from './open-dialog.ts';
import type { LilliputTable } from '../open-table.ts';

const load = () => import('./dialogs-loaded.ts');
const DecisionDialog = lazy(() => load().then((parts) => parts.DecisionDialog));
const TradeDialog = lazy(() => load().then((parts) => parts.TradeDialog));
const PoolDialog = lazy(() => load().then((parts) => parts.PoolDialog));

const close = () => (opened.value = null);

export function TurnDialogs({ table }: { readonly table: LilliputTable }) {
  const { turn, session, names } = table;
  const seat = session.seat.value;
  switch (opened.value) {
    case 'decision':
      return seat === null ? null : (
        <DecisionDialog
          turn={turn}
          seat={seat}
          names={names.value}
          busy={session.sending.value !== 'idle'}
          onSend={() => void table.send().then(close)}
          onClose={close}
        />
      );
    case 'trade':
      return <TradeDialog turn={turn} names={names.value} onClose={close} />;
    case 'pool':
      return <PoolDialog turn={turn} onClose={close} />;
    case null:
      return null;
  }
}
