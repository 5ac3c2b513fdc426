/** One file to fetch for all dialogs of this part. */
import '../../../styles/together-dialogs.css';
import { joining } from '../../../texts/en/joining.ts';
import { learn } from '../../../texts/index.ts';

learn(joining);

export { AgreeDialog } from './agree-dialog.tsx';
export { ClockDialog } from './clock-dialog.tsx';
export { FollowDialog } from './follow-dialog.tsx';
export { HandOverDialog } from './hand-over-dialog.tsx';
export { HostLogDialog } from './host-log-dialog.tsx';
export { OrdersDialog } from './orders-dialog.tsx';
export { ReportTableDialog } from './report-table-dialog.tsx';
export { ResignDialog } from './resign-dialog.tsx';
