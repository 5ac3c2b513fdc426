/**
 * Limits the memory for request bodies in this process. A body counts from its first byte until its request is
 * answered. When a newer body needs room, the oldest one that is still arriving is aborted, so that slow clients cannot
 * block others.
 */
export interface BodyShare {
  /** Asks for so many bytes more; false where they cannot be had. */
  take(bytes: number): boolean;
  /** The body is whole: it keeps its bytes, and is not ended any more. */
  arrived(): void;
  /** Gives everything back; once more does nothing. */
  release(): void;
}

export interface BodyPool {
  /** `end` is called when this body has to make room; its bytes are given back already. */
  open(end: () => void): BodyShare;
  held(): number;
}

interface Arriving {
  bytes: number;
  over: boolean;
  readonly end: () => void;
}

export function bodyPool(most: number): BodyPool {
  let held = 0;
  /** In the order in which they began. */
  const arriving = new Set<Arriving>();

  function release(body: Arriving): void {
    arriving.delete(body);
    held -= body.bytes;
    body.bytes = 0;
    body.over = true;
  }

  function makeRoom(bytes: number, newer: Arriving): boolean {
    const others = [...arriving].filter((body) => body !== newer);
    const reachable = most - held + others.reduce((sum, body) => sum + body.bytes, 0);
    if (bytes > reachable) return false;
    for (const oldest of others) {
      if (held + bytes <= most) break;
      release(oldest);
      oldest.end();
    }
    return true;
  }

  return {
    open(end) {
      const body: Arriving = { bytes: 0, over: false, end };
      arriving.add(body);
      return {
        take(bytes) {
          if (body.over || (held + bytes > most && !makeRoom(bytes, body))) return false;
          held += bytes;
          body.bytes += bytes;
          return true;
        },
        arrived: () => void arriving.delete(body),
        release: () => release(body),
      };
    },
    held: () => held,
  };
}
