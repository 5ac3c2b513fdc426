/**
 * The kinds of mails and their rules: whether one is delayed, and whether quiet hours, the mail mode or a muted table
 * hold it back. Mails that a person has just requested are always sent.
 */

interface KindRules {
  /** Wait this long, so that a slip can be taken back first. */
  readonly wait: number;
  /**
   * `asked`: the person waits for it, it goes out at once and always. `called`: somebody else wants this person to
   * come; a person who wants no mail gets none. `told`: news of a table, once a day if wished. `reminder`: goes out in
   * all modes but `none`.
   */
  readonly manner: 'asked' | 'called' | 'told' | 'reminder';
}

const TWO_MINUTES = 120_000;

export const letterKinds = {
  /** The seat is to act in its turn. */
  turn: { wait: TWO_MINUTES, manner: 'told' },
  /** The seat is asked for an answer within somebody else's turn, which stands still until it comes. */
  answer: { wait: TWO_MINUTES, manner: 'told' },
  /** Somebody asks to take a turn back, and the seat may agree. */
  takeBack: { wait: TWO_MINUTES, manner: 'told' },
  /** Somebody proposes a pause, or to end the table as it stands; params: { need }. */
  proposal: { wait: TWO_MINUTES, manner: 'told' },
  started: { wait: 0, manner: 'told' },
  over: { wait: 0, manner: 'told' },
  /** The table did not begin in time; to its host too, who may have no seat. */
  closed: { wait: 0, manner: 'told' },
  /** Somebody else, or the bot, plays a seat from now on; params: { seat, by: ReplacedBy }. */
  seatReplaced: { wait: 0, manner: 'told' },
  /** Somebody's time is over, and this seat may vote a robot there; params: { over: seat, version of its turn }. */
  vote: { wait: 0, manner: 'told' },
  /** The turn's own time is nearly over, the reserve runs, or that is used up too; params: { stage: ReminderStage }. */
  reminder: { wait: 0, manner: 'reminder' },
  /** To a seat of a table that gathers. */
  invitation: { wait: 0, manner: 'called' },
  /** To the one who shall take over a seat. */
  substitute: { wait: 0, manner: 'called' },
  /** The link to one's own tables. */
  tables: { wait: 0, manner: 'asked' },
  /** To a new address: the code that proves it. */
  verify: { wait: 0, manner: 'asked' },
  /** To the old address: the player is written to elsewhere now. */
  addressChanged: { wait: 0, manner: 'asked' },
  /** A fresh code for what needs one (params: { purpose, asked }), or a new link to the seat. */
  seatCode: { wait: 0, manner: 'asked' },
  /** Everything that was told in a day. */
  digest: { wait: 0, manner: 'reminder' },
} as const satisfies { readonly [kind: string]: KindRules };

export type LetterKind = keyof typeof letterKinds;

export const isLetterKind = (kind: string): kind is LetterKind => Object.hasOwn(letterKinds, kind);

/** What a stored letter's kind is called now. */
export const currentKind = (kind: string): string => (kind === 'ask' ? 'answer' : kind);
