/** The dialogs of this part, fetched when the first of them is opened. */
import { lazy } from '../../../parts/lazy.tsx';
import type { TableModel } from '../model.ts';
import { openedHere, reported } from './open-dialog.ts';

interface Props {
  readonly model: TableModel;
}
interface SeatProps extends Props {
  readonly seat: number;
}

const loaded = () => import('./dialogs-loaded.ts');
const AgreeDialog = lazy<Props>(() => loaded().then((part) => part.AgreeDialog));
const ClockDialog = lazy<Props>(() => loaded().then((part) => part.ClockDialog));
const FollowDialog = lazy<Props>(() => loaded().then((part) => part.FollowDialog));
const HostLogDialog = lazy<Props>(() => loaded().then((part) => part.HostLogDialog));
const HandOverDialog = lazy<SeatProps>(() => loaded().then((part) => part.HandOverDialog));
const OrdersDialog = lazy<SeatProps>(() => loaded().then((part) => part.OrdersDialog));
const ResignDialog = lazy<SeatProps>(() => loaded().then((part) => part.ResignDialog));
const ReportTableDialog = lazy<Props & { readonly message: string }>(() =>
  loaded().then((part) => part.ReportTableDialog),
);

export function PeopleDialogs({ model }: Props) {
  const message = reported.value;
  return (
    <>
      <Opened model={model} />
      {message !== null && <ReportTableDialog model={model} message={message} />}
    </>
  );
}

function Opened({ model }: Props) {
  const seat = model.session.seat.value;
  switch (openedHere.value) {
    case 'agree':
      return <AgreeDialog model={model} />;
    case 'clock':
      return <ClockDialog model={model} />;
    case 'follow':
      return <FollowDialog model={model} />;
    case 'hostLog':
      return <HostLogDialog model={model} />;
    case 'handOver':
      return seat === null ? null : <HandOverDialog model={model} seat={seat} />;
    case 'orders':
      return seat === null ? null : <OrdersDialog model={model} seat={seat} />;
    case 'resign':
      return seat === null ? null : <ResignDialog model={model} seat={seat} />;
    case null:
      return null;
  }
}
