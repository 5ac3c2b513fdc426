/**
 * What this browser keeps by itself: small JSON values under the name `railpost.…`. A browser that keeps nothing
 * (private windows, full storage) loses comfort, never play, so failures are silent.
 */
const nameOf = (key: string): string => `railpost.${key}`;

export const kept = (key: string): unknown => read(() => localStorage, key);
export const keep = (key: string, value: unknown): void => write(() => localStorage, key, value);

/** The same for this tab alone: it outlives a reload, and goes with the tab. */
export const keptHere = (key: string): unknown => read(() => sessionStorage, key);
export const keepHere = (key: string, value: unknown): void => write(() => sessionStorage, key, value);

/** Asking for a storage may fail already. */
function read(storage: () => Storage, key: string): unknown {
  try {
    const text = storage().getItem(nameOf(key));
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function write(storage: () => Storage, key: string, value: unknown): void {
  try {
    if (value === null) storage().removeItem(nameOf(key));
    else storage().setItem(nameOf(key), JSON.stringify(value));
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
