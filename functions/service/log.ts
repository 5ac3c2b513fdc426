/** Writes one line of the operator's log, as JSON. */
export type Log = (line: Readonly<Record<string, unknown>>) => void;
