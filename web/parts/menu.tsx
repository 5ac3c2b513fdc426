/** A menu behind a button: a short list of things to do. Escape and a press elsewhere close it. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { MenuIcon } from './icons.tsx';

interface MenuProps {
  readonly label: string;
  children(close: () => void): ComponentChildren;
}

export function Menu({ label, children }: MenuProps) {
  const open = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  const close = () => {
    open.value = false;
  };
  useLayoutEffect(() => {
    if (!open.value) return;
    const elsewhere = (event: Event) => {
      if (event.target instanceof Node && box.current?.contains(event.target) !== true) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      box.current?.querySelector('button')?.focus();
    };
    addEventListener('pointerdown', elsewhere);
    addEventListener('focusin', elsewhere);
    addEventListener('keydown', escape);
    return () => {
      removeEventListener('pointerdown', elsewhere);
      removeEventListener('focusin', elsewhere);
      removeEventListener('keydown', escape);
    };
  }, [open.value]);
  return (
    <div class="menu" ref={box}>
      <button
        type="button"
        class="icon-button"
        aria-label={label}
        title={label}
        aria-expanded={open.value}
        onClick={({ currentTarget }) => {
          open.value = !open.value;
          // Safari gives a pressed button no focus; then the page would take it, and the menu would close.
          currentTarget.focus();
        }}
      >
        <MenuIcon />
      </button>
      {open.value && <div class="menu-panel">{children(close)}</div>}
    </div>
  );
}
