/** Tabs: arrow keys go through them, one panel shows. */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

export interface Tab {
  readonly id: string;
  readonly title: string;
  render(): ComponentChildren;
}

interface TabsProps {
  readonly tabs: readonly Tab[];
  readonly open: string;
  readonly label: string;
  onOpen(id: string): void;
}

export function Tabs({ tabs, open, label, onOpen }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const shown = tabs.find(({ id }) => id === open) ?? tabs[0];
  const go = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = tabs.findIndex((tab) => tab === shown);
    const next = tabs[(index + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    onOpen(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  if (shown === undefined) return null;
  return (
    <div class="tabs">
      <div class="tab-list" role="tablist" aria-label={label} ref={list} onKeyDown={go}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`tab-${tab.id}`}
            data-tab={tab.id}
            class="tab"
            aria-selected={tab === shown}
            aria-controls={tab === shown ? `panel-${tab.id}` : undefined}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => onOpen(tab.id)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div
        class={`tab-panel panel-${shown.id}`}
        role="tabpanel"
        id={`panel-${shown.id}`}
        aria-labelledby={`tab-${shown.id}`}
        tabIndex={0}
      >
        {shown.render()}
      </div>
    </div>
  );
}
