/** Dialogs that the menu opens. They come with the menu, which is fetched when it is first wanted. */
import { signal } from '@preact/signals';
import { lazy } from '../../parts/lazy.tsx';
import type { TableModel } from './model.ts';
import { hostDialog } from './hosting/shown.ts';
import { people } from './people-loader.ts';
import { RulesHere } from './rules-here.tsx';

export const linksShown = signal(false);
export const reportShown = signal(false);
export const exportShown = signal(false);
export const keysShown = signal(false);

interface DialogProps {
  readonly model: TableModel;
}

const LinksDialog = lazy<DialogProps>(() => import('./menu-loaded.ts').then((part) => part.LinksDialog));
const KeysDialog = lazy<DialogProps>(() => import('./menu-loaded.ts').then((part) => part.KeysDialog));
const ReportDialog = lazy<DialogProps>(() => import('./menu-loaded.ts').then((part) => part.ReportDialog));

const HostDialogs = lazy<DialogProps>(() => import('./hosting/loaded.tsx').then((part) => part.HostDialogs));
const ExportDialog = lazy<DialogProps>(() => import('./replay/export-dialog.tsx').then((part) => part.ExportDialog));

export const Dialogs = ({ model }: DialogProps) => (
  <>
    {linksShown.value && <LinksDialog model={model} />}
    {hostDialog.value !== null && <HostDialogs model={model} />}
    {reportShown.value && <ReportDialog model={model} />}
    {keysShown.value && <KeysDialog model={model} />}
    {exportShown.value && <ExportDialog model={model} />}
    <RulesHere model={model} />
    {people.value && <people.value.Dialogs model={model} />}
  </>
);
