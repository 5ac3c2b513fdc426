/** Comments that come along with a history: they are laid beside the table in this tab, and sent nowhere. */
import { keepBrought } from '../../table/kept-comments.ts';

/** How many are shown, or why none. */
export type Beside = { readonly shown: number } | 'unreadable' | 'elsewhere';

const BEGINNING = 200;

/** Which of the files is the history, and which its comments. */
export async function sorted(files: readonly File[]): Promise<{ file: File | undefined; comments: File | undefined }> {
  const beginnings = await Promise.all(files.map((file) => file.slice(0, BEGINNING).text()));
  const isComments = (_: File, index: number): boolean =>
    beginnings[index]?.includes('"railpost-annotations"') === true;
  return {
    file: files.find((file, index) => !isComments(file, index)),
    comments: files.find(isComments),
  };
}

/** The history is one that the service has just read. */
export async function layBeside(table: string, comments: File, history: string): Promise<Beside> {
  try {
    const { readBrought } = await import('../../table/brought-comments.ts');
    const commits = history
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line) as { readonly hash: string });
    const found = await readBrought(comments, commits);
    if (typeof found === 'string') return found;
    keepBrought(table, found.comments);
    return { shown: found.comments.length };
  } catch {
    return 'unreadable';
  }
}
