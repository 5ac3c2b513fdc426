/** One file to fetch for all dialogs of a turn. */
import '../../styles/turn-dialogs.css';
export { DecisionDialog } from '../../games/lilliput/turn/decision-dialog.tsx';
export { KeysDialog } from '../../games/lilliput/turn/keys-dialog.tsx';
export { PoolDialog } from '../../games/lilliput/turn/pool-dialog.tsx';
export { TradeDialog } from '../../games/lilliput/turn/trade-dialog.tsx';
