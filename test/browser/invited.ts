/** Tables for people who are invited, made without a page, and what is known of them. */
import { expect } from 'vitest';
import type { World } from './world.ts';

export interface InvitingTable {
  readonly id: string;
  readonly host: string;
  /** A seat whose player was invited by mail has no link to hand out. */
  readonly seats: readonly { readonly link: string | null }[];
}

export async function inviteTable(world: World, seats: readonly object[], more: object = {}): Promise<InvitingTable> {
  const answer = await fetch(`${world.address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'lilliput', title: 'Thursday table', seats, ...more }),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as InvitingTable;
}

/** As everybody may know it. */
export async function tableAt(world: World, id: string) {
  const answer = await fetch(`${world.address}/api/tables/${id}`);
  return (await answer.json()) as { readonly seats: readonly { readonly name: string | null }[] };
}
