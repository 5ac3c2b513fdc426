/** The page of a table, whatever state it is in. */
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { commitSentences } from '../../games/lilliput/words.ts';
import { Announcer, announce } from '../../parts/announcer.tsx';
import { isWide } from '../../parts/wide.ts';
import { LinksDialog } from './links-dialog.tsx';
import type { TableModel } from './model.ts';
import { NarrowTable } from './narrow-table.tsx';
import { Loading, UnknownTable, Unreachable } from './states.tsx';
import { followTable } from './follow.ts';
import { WideTable } from './wide-table.tsx';

export function TableScreen({ model }: { readonly model: TableModel }) {
  useEffect(() => followTable(model), []);
  useEffect(() => announceNews(model), []);
  return (
    <>
      <Body model={model} />
      <LinksDialog model={model} />
      <Announcer />
    </>
  );
}

function Body({ model }: { readonly model: TableModel }) {
  switch (model.session.phase.value) {
    case 'loading':
      return <Loading />;
    case 'unknown':
      return <UnknownTable />;
    case 'unreachable':
      return <Unreachable />;
    case 'ready':
      return isWide.value ? <WideTable model={model} /> : <NarrowTable model={model} />;
  }
}

/** Says aloud what happened at the table since this page last looked. */
function announceNews({ session, names }: TableModel): () => void {
  let seen: number | null = null;
  return effect(() => {
    const position = session.position.value;
    if (position === null) return;
    const news = seen === null ? [] : position.commits.slice(seen);
    seen = position.version;
    const sentences = news.flatMap((commit) => commitSentences(commit, names.peek()));
    if (sentences.length > 0) announce(sentences.join(' '));
  });
}
