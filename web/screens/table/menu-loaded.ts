/** What a table's page can do without in its first second, with the words of it: fetched in one go. */
import '../../styles/menu-part.css';
import { menu } from '../../texts/en/menu.ts';
import { learn } from '../../texts/index.ts';

learn(menu);

export { Gathering } from './gathering.tsx';
export { passOn } from './hot-seat.ts';
export { LinksDialog } from './links-dialog.tsx';
export { MenuItems } from './menu-items.tsx';
export { sayTurn } from './notify.ts';
export { claim, goToRematch, lookForRematch } from './rematch-acts.ts';
export { ReportDialog } from './report-dialog.tsx';
export { KeysDialog } from './keys-dialog.tsx';
