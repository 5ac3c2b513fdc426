/** What only a host opens, with its words and styles: fetched in one go. */
import '../../../styles/hosting-part.css';
import { hosting } from '../../../texts/en/hosting.ts';
import { joining } from '../../../texts/en/joining.ts';
import { learn } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';
import { DeskDialog } from './desk-dialog.tsx';
import { SeatDialog } from './seat-dialog.tsx';
import { hostDialog } from './shown.ts';
import { TableDialog } from './table-dialog.tsx';

learn({ ...hosting, ...joining });

export function HostDialogs({ model }: { readonly model: TableModel }) {
  const shown = hostDialog.value;
  if (shown === null) return null;
  if (shown.kind === 'table') return <TableDialog model={model} />;
  return shown.kind === 'desk' ? <DeskDialog model={model} /> : <SeatDialog model={model} number={shown.seat} />;
}

export { TableFacts } from './table-facts.tsx';
