/**
 * What this browser keeps by itself: small JSON values under the name `railpost.…`. A browser that keeps nothing
 * (private windows, full storage) loses comfort, never play, so failures are silent.
 */
const nameOf = (key: string): string => `railpost.${key}`;

export function kept(key: string): unknown {
  try {
    const text = localStorage.getItem(nameOf(key));
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(nameOf(key));
    else localStorage.setItem(nameOf(key), JSON.stringify(value));
  } catch {
    // see above
  }
}

/** Tells when another tab has changed the value. */
export function onKeptElsewhere(key: string, changed: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === nameOf(key)) changed();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
