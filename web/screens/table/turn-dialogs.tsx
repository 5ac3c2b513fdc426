/** The small dialogs of a turn, fetched when they are first opened. */
import { lazily } from '../../parts/lazily.tsx';
import { opened } from '../../games/lilliput/turn/opened.ts';
import { sendTurn } from './acts.ts';
import type { TableModel } from './model.ts';

const load = () => import('./turn-dialogs-loaded.ts');
const DecisionDialog = lazily(() => load().then((parts) => parts.DecisionDialog));
const TradeDialog = lazily(() => load().then((parts) => parts.TradeDialog));
const PoolDialog = lazily(() => load().then((parts) => parts.PoolDialog));
const KeysDialog = lazily(() => load().then((parts) => parts.KeysDialog));

const close = () => (opened.value = null);

export function TurnDialogs({ model }: { readonly model: TableModel }) {
  const { turn, session, names } = model;
  const seat = session.seat.value;
  switch (opened.value) {
    case 'keys':
      return <KeysDialog onClose={close} />;
    case 'decision':
      return seat === null ? null : (
        <DecisionDialog
          turn={turn}
          seat={seat}
          names={names.value}
          busy={session.sending.value !== 'idle'}
          onSend={() => void sendTurn(model).then(close)}
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
