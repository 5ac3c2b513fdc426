/** What the command line needs from its environment (files, output, fetch), and its exit codes. */
export interface Terminal {
  /** `-` is standard input. */
  read(file: string): Promise<Uint8Array>;
  /** `-` is standard output. */
  write(file: string, content: string | Uint8Array): Promise<void>;
  /** A question to a Railpost. */
  ask(url: URL, init?: RequestInit): Promise<Response>;
  print(line: string): void;
  complain(line: string): void;
}

/** The exit status of a command. */
export const Exit = {
  Well: 0,
  /** The command did its work and found something wrong. */
  Wrong: 1,
  /** It could not do its work. */
  Unable: 2,
} as const;
export type Exit = (typeof Exit)[keyof typeof Exit];
