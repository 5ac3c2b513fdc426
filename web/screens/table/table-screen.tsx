/** The page of a table, whatever state it is in. */
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Announcer, announce } from '../../parts/announcer.tsx';
import { isWide } from '../../parts/wide.ts';
import { Dialogs } from './dialogs.tsx';
import type { TableModel } from './model.ts';
import { missedMoment } from './notices.tsx';
import { NarrowTable } from './narrow-table.tsx';
import { Loading, UnknownMoment, UnknownTable, Unreachable } from './states.tsx';
import { followTable } from './follow.ts';
import { WideTable } from './wide-table.tsx';

export function TableScreen({ model }: { readonly model: TableModel }) {
  useEffect(() => followTable(model), []);
  useEffect(() => announceNews(model), []);
  useEffect(() => tellMeanwhile(model), []);
  useEffect(() => tellMissed(model), []);
  return (
    <>
      <Body model={model} />
      <Dialogs model={model} />
      {model.view.Guide && <model.view.Guide />}
      <Announcer />
    </>
  );
}

function Body({ model }: { readonly model: TableModel }) {
  switch (model.session.phase.value) {
    case 'loading':
      return <Loading />;
    case 'unknown':
      return model.session.info.value === null ? <UnknownTable /> : <UnknownMoment id={model.session.id} />;
    case 'unreachable':
      return <Unreachable />;
    case 'ready':
      return isWide.value ? <WideTable model={model} /> : <NarrowTable model={model} />;
  }
}

/** Tells what happened meanwhile, as soon as the table itself is there. */
function tellMeanwhile(model: TableModel): () => void {
  let stop = () => {};
  let left = false;
  void import('./recap.ts').then(({ followRecap }) => {
    if (!left) stop = followRecap(model);
  });
  return () => {
    left = true;
    stop();
  };
}

/** An address may name a moment that this table has not seen; then the page shows now, and says so. */
function tellMissed({ session, wishedMoment: wished }: TableModel): () => void {
  return effect(() => {
    const version = session.position.value?.version;
    if (wished !== null && version !== undefined) missedMoment.value = wished.version > version;
  });
}

/** Says aloud what happened at the table since this page last looked. */
function announceNews({ session, names, words }: TableModel): () => void {
  let seen: number | null = null;
  return effect(() => {
    const position = session.position.value;
    if (position === null) return;
    const news = seen === null ? [] : position.commits.slice(seen);
    seen = position.version;
    const sentences = news.flatMap((commit) => words.commitSentences(commit, names.peek()));
    if (sentences.length > 0) announce(sentences.join(' '));
  });
}
