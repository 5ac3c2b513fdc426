/** What the command line needs of the world, and how it ends. */
export interface Terminal {
  /** A file as text; `-` is standard input. */
  read(file: string): Promise<string>;
  write(file: string, text: string): Promise<void>;
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
