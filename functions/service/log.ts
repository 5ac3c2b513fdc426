/** The operator's log: one line of JSON for each event. It never holds a name, a mail address, a token or a path. */
export type Log = (line: Readonly<Record<string, unknown>>) => void;

/** A mail address (RFC 5322 section 3.4.1), also with a quoted local part or an address literal. */
const ADDRESS = /(?:"[^"@]+"|[\p{L}\p{N}.!#$%&'*+=?^_`{|}~-]+)@(?:\[[^\]]+\]|[\p{L}\p{N}.-]+)/gu;

/** As a line of JSON. No caller should log an address; where one does all the same, it is removed here. */
export const printLine = (line: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(line, (_, value: unknown) =>
    typeof value === 'string' ? value.replace(ADDRESS, '[address]') : value,
  );

export interface ErrorLine {
  readonly error: string;
  /** Of the system, such as ENOSPC. */
  readonly code?: string;
  readonly stack: readonly string[];
}

/** An error by its class and stack. Its message is left out, because it may quote names and addresses. */
export function errorLine(error: unknown): ErrorLine {
  if (!(error instanceof Error)) return { error: typeof error, stack: [] };
  const { name, message, code, stack = '' } = error as NodeJS.ErrnoException;
  const places = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : stack;
  return {
    error: isWord(name) ? name : 'Error',
    ...(isWord(code) ? { code } : {}),
    stack: (places.match(/^ {4}at .*$/gm) ?? []).map((line) => line.trim()),
  };
}

const isWord = (text: unknown): text is string => typeof text === 'string' && /^\w{1,60}$/.test(text);
