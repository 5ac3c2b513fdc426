/** What people at a table share, brought to the page once the table itself is there. */
import '../../../styles/together.css';
import { computed, effect } from '@preact/signals';
import type { Tab } from '../../../parts/tabs.tsx';
import { tablePeople as words } from '../../../texts/en/table-people.ts';
import { chat as chatTexts } from '../../../texts/en/chat.ts';
import { learn, t } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';
import { people } from '../people-loader.ts';
import { askWithTime } from './ask.ts';
import { followClock, timesOf } from './clock.ts';
import { seatWords } from './clock-words.ts';
import { PeopleDialogs } from './dialogs.tsx';
import { HeaderActs } from './header-acts.tsx';
import { followMail } from './mail-sent.ts';
import { Meanwhile } from './meanwhile.tsx';
import { PeopleMenu } from './menu.tsx';
import { followNext } from './next-table.ts';
import { NotesPage } from './notes.tsx';
import { PeopleNotices } from './notices.tsx';
import { Chat } from './chat.tsx';
import { followChat, unread } from './chat-store.ts';

learn({ ...words, ...chatTexts });

function tabsOf(model: TableModel): Tab[] {
  const { session } = model;
  const seat = session.seat.value;
  const fresh = unread(model);
  const chat: Tab = {
    id: 'talk',
    title: fresh === 0 ? t('chat.title') : t('chat.titleFresh', { count: fresh }),
    render: () => <Chat model={model} />,
  };
  if (seat === null || session.info.value?.you.seats.includes(seat) !== true) return [chat];
  return [chat, { id: 'notes', title: t('notes.title'), render: () => <NotesPage key={seat} {...{ model, seat }} /> }];
}

/** Seats pass from hand to hand while a table runs; names and rights are asked for again then. */
function followSeats({ session }: TableModel): () => void {
  let seen: number | null = null;
  const version = computed(() => session.position.value?.version ?? 0);
  return effect(() => {
    const now = version.value;
    const news = seen === null ? [] : (session.position.peek()?.commits.slice(seen) ?? []);
    seen = now;
    const passed = news.some(({ facts }) => facts.some(({ type }) => type === 'table.seatHandedOver'));
    if (passed) void session.refresh();
  });
}

export function join(model: TableModel): () => void {
  const stops = [followClock, followMail, followNext, followSeats, followChat].map((follow) => follow(model));
  people.value = {
    Dialogs: PeopleDialogs,
    HeaderActs,
    Meanwhile,
    Menu: PeopleMenu,
    Notices: PeopleNotices,
    ask: askWithTime,
    tabs: tabsOf,
    ofSeat(seat) {
      const bounces = model.session.info.value?.seats[seat]?.mailBounces === true;
      const time = timesOf(seat);
      const parts = [time === null ? null : seatWords(time), bounces ? t('bounce.seat') : null];
      const told = parts.filter((part) => part !== null);
      return told.length === 0 ? null : told.join(', ');
    },
  };
  return () => {
    for (const stop of stops) stop();
    people.value = null;
  };
}
