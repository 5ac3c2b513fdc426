/** Reads the mailbox of the machine as a person would: the newest letter to an address, with its link and its code. */
import { TestRunner } from 'vitest';
import type { World } from './world.ts';

export interface Mail {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  /** The address of the button. */
  readonly link: string;
  readonly code: string;
}

interface Listed {
  readonly id: string;
  readonly heading: string;
  readonly to: { readonly address: string };
}

/** An address of this try of the test alone: a second try must not read the letters of the first. */
export function addressOf(name: string): string {
  const tries = TestRunner.getCurrentTest()?.result?.retryCount ?? 0;
  return `${name}${tries === 0 ? '' : `-${tries}`}@example.org`;
}

const PATIENCE = 20_000;
const PAUSE = 100;

/** The letters to an address, newest first. */
async function lettersTo({ address: service }: World, address: string): Promise<Listed[]> {
  const answer = await fetch(`${service}/api/mailbox`);
  const { messages } = (await answer.json()) as { messages: Listed[] };
  return messages.filter(({ to }) => to.address === address);
}

/** The newest letter to an address that this heading fits; waits until there are so many of them. */
export async function mailTo(world: World, address: string, heading = /./, count = 1): Promise<Mail> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const fitting = (await lettersTo(world, address)).filter((letter) => heading.test(letter.heading));
    const [newest] = fitting;
    if (newest !== undefined && fitting.length >= count) return read(world, newest);
    await new Promise((resolve) => void setTimeout(resolve, PAUSE));
  }
  throw new Error(`no mail came to ${address}`);
}

async function read({ address: service }: World, { id, heading }: Listed): Promise<Mail> {
  const answer = await fetch(`${service}/api/mailbox/${id}`);
  const { text } = (await answer.json()) as { text: string };
  const link = /^https?:\/\/\S+#v1\.\S+$/m.exec(text)?.[0] ?? '';
  const code = /\b[A-HJKMNP-Z2-9]{6}$/m.exec(text)?.[0] ?? '';
  return { id, heading, text, link, code };
}
