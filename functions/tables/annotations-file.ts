/** The comments on a table as a file beside its history. */
import { printAnnotationsFile } from '../../domain/kernel/annotations-file.ts';
import type { Commit } from '../../domain/kernel/commit.ts';
import type { Service } from '../service/service.ts';
import { readAnnotations } from './annotations.ts';
import type { TableItem } from './table-item.ts';

export async function printAnnotations(
  service: Pick<Service, 'store'>,
  table: TableItem,
  {
    id,
    names,
    commits,
  }: { readonly id: string; readonly names: readonly string[]; readonly commits: readonly Commit[] },
): Promise<string> {
  const annotations = (await readAnnotations(service, table.id))
    .filter(({ version }) => version <= commits.length)
    .map(({ version, at, text, marks, seat, host, name }) => ({
      version,
      hash: commits[version - 1]?.hash ?? '',
      at,
      seat,
      host,
      name: name ?? (seat === null ? '' : (names[seat] ?? '')),
      text,
      marks,
    }));
  return printAnnotationsFile({ game: table.game, id, annotations });
}
