/**
 * The signing keys in AWS: an encrypted SSM parameter that the operator created. Most requests need no key, so the
 * parameter and its client are loaded on first use.
 */
import { type Keys, parseKeys } from '../service/keys.ts';

export function keysInParameter(name: string, read: (name: string) => Promise<string> = lazily) {
  let keys: Promise<Keys> | null = null;
  return (): Promise<Keys> => {
    keys ??= read(name)
      .then(parsed)
      .catch((error: unknown) => {
        keys = null; // the next request tries again
        throw error;
      });
    return keys;
  };
}

function parsed(text: string): Keys {
  const keys = parseKeys(text);
  if (keys === null) throw Object.assign(new Error('the parameter holds no keys'), { name: 'KeysUnreadable' });
  return keys;
}

async function lazily(name: string): Promise<string> {
  const { readParameter } = await import('./parameter.ts');
  return readParameter(name);
}
