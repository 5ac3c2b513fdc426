/** Keys of the tour: arrows go along the line, Escape leaves. On the board the arrows go from cell to cell. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('.stage, input, select') !== null;

export function listenToKeys(out: string, goBy: (steps: number) => void): () => void {
  const listener = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') return location.assign(out);
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined || isElsewhere(event.target)) return;
    event.preventDefault();
    goBy(by);
  };
  addEventListener('keydown', listener);
  return () => removeEventListener('keydown', listener);
}
