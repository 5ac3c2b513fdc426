/** Logging in while strangers have had all the mails sent that one address gets in an hour. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeServers } from '../smtp.ts';
import { addressOf } from './mails.ts';
import { openPostOffice, type PostOffice } from './post-office.ts';
import { openWorld, type OwnWorld } from './world.ts';

let world: OwnWorld;
let post: PostOffice;
beforeAll(async () => {
  post = await openPostOffice();
  world = await openWorld({ plainName: true, environment: { SMTP_URL: post.url } });
}, 60_000);
afterAll(async () => {
  await world.close();
  await closeServers();
});

const TWO_HOURS = 7_200_000;

const codeField = (page: Page) => page.getByLabel('Code of the mail');

async function ask(page: Page, address: string): Promise<void> {
  await page.getByLabel('Your mail address').fill(address);
  await page.getByRole('button', { name: 'Send me a code' }).click();
}

async function newPage(): Promise<Page> {
  return (await world.person()).newPage();
}

it('a link of an earlier mail lets its owner ask on; others are told what they can do', async () => {
  const owner = addressOf('owner');
  const page = await newPage();
  await page.goto('/me');
  await ask(page, owner);
  await codeField(page).fill(await post.codeFor(owner));
  await page.keyboard.press('Enter');
  await page.getByText('You are', { exact: true }).waitFor();
  const link = await post.linkFor(owner);
  await world.wait(TWO_HOURS);

  const stranger = await newPage();
  await stranger.goto('/me');
  const statuses = await stranger.evaluate(async (address) => {
    const answers = [];
    for (let count = 0; count < 7; count++) {
      const body = JSON.stringify({ address });
      const headers = { 'content-type': 'application/json' };
      answers.push((await fetch('/api/people/links', { method: 'POST', headers, body })).status);
    }
    return answers;
  }, owner);
  expect(statuses).toEqual([202, 202, 202, 202, 202, 202, 429]);
  await ask(stranger, owner);
  await stranger.getByText('The newest mail there has a link and a code that are good for an hour.').waitFor();

  const elsewhere = await newPage();
  await elsewhere.goto(link);
  await codeField(elsewhere).fill('AAAAAA');
  await elsewhere.keyboard.press('Enter');
  await elsewhere.getByRole('button', { name: 'Ask for a new link' }).click();
  await ask(elsewhere, owner);
  await codeField(elsewhere).waitFor();
});
