/** A window in front of the page, by the browser's own dialog: focus stays inside, Escape closes. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../texts/index.ts';
import { CloseIcon } from './icons.tsx';

interface DialogProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** For something to read: as wide as is good, and as high as the window. */
  readonly wide?: boolean;
  onClose(): void;
}

export function Dialog({ title, children, wide = false, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the page is painted, so that no key is lost to what lies behind.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    element.showModal();
    // A press on the backdrop is a press on the dialog itself; keys have Escape.
    const press = (event: MouseEvent) => {
      if (event.target === element) element.close();
    };
    element.addEventListener('click', press);
    return () => element.removeEventListener('click', press);
  }, []);
  return (
    <dialog
      ref={dialog}
      class={wide ? 'dialog wide-dialog' : 'dialog'}
      aria-labelledby="dialog-title"
      onClose={onClose}
    >
      <div class="dialog-inside">
        <div class="dialog-head">
          <h2 id="dialog-title">{title}</h2>
          <button
            type="button"
            class="icon-button"
            aria-label={t('dialog.close')}
            onClick={() => dialog.current?.close()}
          >
            <CloseIcon />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
