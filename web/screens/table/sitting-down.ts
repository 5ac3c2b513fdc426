/**
 * Sitting down: what the one who comes has written, what is wrong with it, and the trade itself. A link that was mailed
 * needs the code of the mail, once per browser and player; an open seat needs a name; a seat of a listed table needs a
 * confirmed address.
 */
import { signal } from '@preact/signals';
import { nameSchema } from '../../../domain/kernel/setup.ts';
import { type OwnPlayer, readSession, tradeLink } from '../../net/api.ts';
import { joinTable } from '../../net/people.ts';
import type { Answer, Problem } from '../../net/request.ts';
import { announce } from '../../parts/announcer.tsx';
import { codeIn } from '../../parts/mail-code.ts';
import { mailProblem } from '../../parts/mail-problem.ts';
import { t } from '../../texts/index.ts';
import { writeAddress } from './acts.ts';
import { wantsSeat } from './joining.tsx';
import { focusAsk, type TableModel } from './model.ts';

export const written = {
  name: signal(''),
  code: signal(''),
  /** As whom an open seat is taken; null for nobody who gets mail. */
  as: signal<string | null>(null),
};

/** What is wrong, by the id of the field. */
export const wrong = signal<{ readonly [field: string]: string }>({});

/** Why the link cannot be traded in at all; the address may help. */
export const dead = signal<Problem | null>(null);

/** Whose mail was read in this browser; null until the service has said so. */
export const players = signal<readonly OwnPlayer[] | null>(null);

export async function readPlayers(): Promise<void> {
  const answer = await readSession();
  // Without an answer everything is asked for; the service knows better when it is sent.
  players.value = answer.ok ? answer.value.players : [];
  written.as.value = players.value.at(-1)?.player ?? null;
}

/** The browser does not speak for the player of this link yet. */
export function needsCode({ link }: TableModel): boolean {
  const player = link.value?.player ?? null;
  return player !== null && !(players.value ?? []).some((one) => one.player === player);
}

export function needsName({ link, seatOfLink }: TableModel): boolean {
  if (link.value === null) return wantsSeat.value;
  return link.value.seat !== null && !link.value.succeeds && seatOfLink.value?.name === null;
}

/** The link is not a player's own, so whoever comes may say who they are. */
export const mayChoosePlayer = ({ link, seatOfLink }: TableModel): boolean =>
  link.value === null ? wantsSeat.value : link.value.player === null && seatOfLink.value?.joined === false;

const DEAD = new Set(['code-tries', 'link-spent', 'link-expired', 'link-revoked', 'links-locked']);
const FIELDS: { readonly [code: string]: string } = {
  'code-wrong': 'join-code',
  'code-needed': 'join-code',
  'name-needed': 'join-name',
  'name-alike': 'join-name',
  'name-mixed': 'join-name',
};

function complain(field: string, sentence: string): void {
  wrong.value = { [field]: sentence };
  document.getElementById(field)?.focus();
}

export async function sitDown(model: TableModel): Promise<void> {
  if (model.busy.peek()) return;
  if (players.peek() === null) await readPlayers();
  const name = needsName(model) ? nameSchema.safeParse(written.name.peek()) : null;
  const code = needsCode(model) ? codeIn(written.code.peek()) : undefined;
  if (code === null) return complain('join-code', t('code.odd'));
  if (name?.success === false) {
    return complain('join-name', t(written.name.peek().trim() === '' ? 'field.nameNeeded' : 'field.nameOdd'));
  }
  wrong.value = {};
  model.busy.value = true;
  const pressed = document.activeElement;
  const answer = await trade(model, code, name?.data);
  if (answer === null) document.getElementById('join-address')?.focus();
  else if (answer.ok) await seated(model, answer.value, pressed);
  else refuse(model, answer.problem);
  model.busy.value = false;
}

interface Seated {
  readonly seat: number | null;
  readonly host?: boolean;
}

/** Null where an address has to be confirmed first. */
async function trade(
  model: TableModel,
  code: string | undefined,
  name: string | undefined,
): Promise<Answer<Seated> | null> {
  const held = model.link.peek();
  const as = mayChoosePlayer(model) ? written.as.peek() : null;
  if (held !== null) return tradeLink({ link: held.link, code, name, ...(as === null ? {} : { player: as }) });
  return as === null || name === undefined ? null : joinTable(model.session.id, as, name);
}

async function seated(model: TableModel, { seat, host = false }: Seated, pressed: Element | null): Promise<void> {
  const { session, link, trouble } = model;
  trouble.value = null;
  dead.value = null;
  link.value = null;
  wantsSeat.value = false;
  if (seat !== null) session.seat.value = seat;
  await session.refresh();
  writeAddress(model);
  announce(t(host ? 'link.hostDone' : 'link.seatDone'));
  focusAsk(pressed);
}

function refuse({ trouble, link }: TableModel, problem: Problem): void {
  const field = FIELDS[problem.code];
  if (field !== undefined) return complain(field, mailProblem(problem));
  // A link that was handed out is the host's affair; one that was mailed has an address that helps.
  if (DEAD.has(problem.code) && (link.peek()?.player ?? null) !== null) dead.value = problem;
  else trouble.value = { ...problem, code: '', detail: mailProblem(problem) };
}

/** With the address confirmed the seat may be this browser's already, or can be taken at once. */
export async function comeByAddress(model: TableModel, player: OwnPlayer): Promise<void> {
  const { session, trouble } = model;
  players.value = [...(players.peek() ?? []).filter((one) => one.player !== player.player), player];
  written.as.value = player.player;
  if (dead.peek() === null) return sitDown(model);
  await session.refresh();
  if (session.info.peek()?.you.seats.length === 0) {
    trouble.value = { status: 0, code: '', detail: t('join.noSeat') };
    return;
  }
  dead.value = null;
  announce(t('link.seatDone'));
}
