/** One file to fetch for all dialogs of a turn. */
import '../styles/turn-dialogs.css';
export { DecisionDialog } from './decision-dialog.tsx';
export { PoolDialog } from './pool-dialog.tsx';
export { TradeDialog } from './trade-dialog.tsx';
