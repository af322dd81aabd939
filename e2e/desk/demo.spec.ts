import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addLead, freeDay, signIn, someName, team } from '../fixtures/desk';
import { hydrated } from '../fixtures/hydrated';
import { pageTexts } from '@mainstage/offers/texts/page-texts';
import { linkIn } from '../fixtures/inbox';
import { codeIn } from '../fixtures/offer';
import { expect, test } from '../fixtures/test';

const document = readFileSync(new URL('../../docs/demo.md', import.meta.url), 'utf8');

type Steps = Record<string, () => Promise<void>>;

/** The steps of a walk as the document names them. */
function documentedIn(heading: string): string[] {
  const [, walk = ''] = document.split(`## ${heading}\n`);
  return [...walk.split('\n## ')[0]!.matchAll(/^\| \*\*(.+?)\.\*\*/gm)].map(([, title]) => title!);
}

async function play(heading: string, steps: Steps): Promise<void> {
  expect(Object.keys(steps)).toEqual(documentedIn(heading));
  for (const [title, step] of Object.entries(steps)) await test.step(title, step);
}

/** Sends the contact form from the page of Skyline Stage. @param more fills in what else the walk names */
async function sendForm(
  form: Page,
  day: string,
  lastName: string,
  email: string,
  more = async () => {},
): Promise<void> {
  await form.emulateMedia({ reducedMotion: 'reduce' });
  await form.goto('/venues/skyline-stage');
  await hydrated(form);
  await form.getByLabel('Day', { exact: true }).fill(day);
  await form.getByRole('link', { name: /^Request \d/ }).click();
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill(lastName);
  await form.getByLabel('Email', { exact: false }).first().fill(email);
  await form.getByLabel('Message').fill('A conference for 180 guests.');
  await more();
  await form.waitForTimeout(1100);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByText(/^You will hear from us by |^Ihre Anfrage liegt uns vor$/)).toBeVisible();
}

/** Later than any booking of the demo. */
const farDay = new Date(Date.now() + 400 * 86_400_000).toISOString().slice(0, 10);

test('the demo’s walk from a form to an answered lead and an option goes as docs/demo.md says', async ({
  page,
  browser,
  baseURL,
  inbox,
}) => {
  test.slow();
  const [window, privateWindow] = [await browser.newContext({ baseURL }), await browser.newContext({ baseURL })];
  const toms = await privateWindow.newPage();
  const name = `Ada ${someName()}`;
  const lead = (of: Page) => of.getByRole('article');
  let day = farDay;
  const inList = page.getByRole('list', { name: 'Leads' }).getByRole('link', { name });

  const steps: Steps = {
    'Sign in': async () => {
      await signIn(page, team.lead);
      // The tests' system has no demo leads.
      await addLead(page);
      await page.goto('/desk/today');
      day = await freeDay(page, farDay);
      for (const part of ['Answers due', 'Next steps', 'Tours today and tomorrow', 'Options that end'])
        await expect(page.getByRole('region', { name: part })).toBeVisible();
    },
    'Send a form': async () => {
      await sendForm(await window.newPage(), day, name.replace('Ada ', ''), inbox.address);
    },
    'Look at the desk': async () => {
      await page.getByRole('link', { name: 'Leads', exact: true }).click();
      await page.getByRole('button', { name: 'Order' }).click();
      await page.getByRole('menuitem', { name: 'Newest first' }).click();
      await expect(inList).toContainText('Skyline Stage');
      await expect(inList).toContainText('No owner');
    },
    'Take it': async () => {
      await inList.click();
      await expect(lead(page).getByRole('heading', { level: 1, name })).toBeVisible();
      await page.keyboard.press('t');
      await expect(lead(page)).toContainText('Taken · Lena Brandt');
      await expect(
        lead(page)
          .getByRole('listitem')
          .filter({ hasText: /^.*Lena Brandt.*Taken/ }),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    },
    'Meet a colleague': async () => {
      await signIn(toms, team.member);
      await toms.goto(page.url());
      await expect(toms.getByText('Lena Brandt has this lead open too.')).toBeVisible();
      await expect(page.getByText('Tom Becker has this lead open too.')).toBeVisible({ timeout: 60_000 });
    },
    'Make an option': async () => {
      await lead(page).getByRole('button', { name: 'Make an option …' }).click();
      await lead(page).getByRole('button', { name: 'Make an option', exact: true }).click();
      await expect(lead(page).getByText('They have the option')).toBeVisible();
      await expect(lead(page).getByText(/Option · rank 1 · until/)).toBeVisible();
      await lead(page).getByRole('link', { name: 'All rooms on this day' }).click();
      const grid = page.getByRole('grid', { name: 'Rooms by the hour' });
      await expect(grid.getByRole('button', { name: /^Skyline Stage, .*Option 1:/ })).toBeVisible();
      await expect(grid.getByRole('button', { name: /Blocked by Skyline Stage/ }).first()).toBeVisible();
      await page.goBack();
    },
    Answer: async () => {
      await expect(lead(page).getByRole('heading', { level: 1, name })).toBeVisible();
      await page.keyboard.press('e');
      await page.getByLabel('By telephone').check();
      await page.getByRole('dialog').getByRole('button', { name: 'I have answered' }).click();
      for (const each of [page, toms]) await expect(lead(each)).toContainText('Answered · Lena Brandt');
      await page.getByRole('link', { name: 'Today', exact: true }).click();
      const due = page.getByRole('region', { name: 'Answers due' });
      await expect(due).toBeVisible();
      await expect(due.getByRole('link', { name })).toHaveCount(0);
    },
    'Read the mail': async () => {
      const mail = await inbox.note(/^Enquiry · .+ · Skyline Stage/);
      expect(toms.url()).toContain(new URL(linkIn(mail, '/desk/leads/')).pathname);
    },
  };
  try {
    await play('From a form to an answered lead and an option', steps);
  } finally {
    await Promise.all([window.close(), privateWindow.close()]);
  }
});

test('the demo’s walk from a form to a booking goes as docs/demo.md says', async ({
  page,
  browser,
  baseURL,
  inbox,
}) => {
  test.slow();
  const window = await browser.newContext({ baseURL, locale: 'de-DE' });
  const client = await window.newPage();
  const lastName = someName();
  const { accept, wish, receipt, changes, goneNext } = pageTexts.de;
  const offers = page.getByRole('region', { name: 'Offers' });
  const body = page.getByLabel('Your answer');
  let day = '';
  let link = '';
  const sendVersion = async (version: number) => {
    await page.getByRole('button', { name: 'Put into the answer' }).click();
    await expect(body).toHaveValue(/\/offers\//);
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
    await body.press('Control+Enter');
    await expect(offers.getByRole('group', { name: `version ${version}` })).toContainText('Sent');
  };

  const steps: Steps = {
    'Send a form': async () => {
      await signIn(page, team.lead);
      day = await freeDay(page, '2029-10-15');
      await sendForm(client, day, lastName, inbox.address, async () => {
        await client.getByLabel('Company').fill('Byron GmbH');
        await client.getByLabel('Answer me in German').check();
      });
    },
    'Make the offer': async () => {
      await page.goto(`/desk/leads?q=${lastName}`);
      await page.getByRole('list', { name: 'Leads' }).getByRole('link', { name: lastName }).click();
      await expect(page.getByRole('heading', { level: 1, name: lastName })).toBeVisible();
      await page.keyboard.press('o');
      await expect(page.getByRole('checkbox', { name: 'With an option' })).toBeChecked();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: /^Offer A-/ })).toBeVisible();
    },
    'Change it': async () => {
      await page.getByRole('button', { name: 'Add a line' }).click();
      await page.keyboard.type('Flügel');
      const line = page.getByRole('listitem', { name: 'Flügel' });
      await line.getByLabel('Net price in €').fill('650');
      await line.getByLabel('The client chooses it').check();
      await expect(page.getByText('Draft saved')).toBeVisible();
      const opening = page.waitForEvent('popup');
      await page.getByRole('button', { name: 'Preview' }).click();
      const preview = await opening;
      await expect(preview.locator('html')).toHaveAttribute('lang', 'de');
      await expect(preview.locator('#lines')).toContainText('Flügel');
      await preview.close();
    },
    'Send it': async () => {
      await sendVersion(1);
      link = new URL(linkIn(await inbox.mail(/^Re: /), '/offers/')).pathname;
    },
    'Ask for a change': async () => {
      await client.goto(link);
      await client.locator('#wish').getByLabel(wish.guests).fill('95');
      await client.getByRole('button', { name: wish.button }).click();
      await expect(client.getByText(wish.done)).toBeVisible();
      await expect(offers).toContainText('95 guests');
    },
    'Make version 2': async () => {
      await offers.getByRole('button', { name: 'Make the next version from it' }).click();
      await sendVersion(2);
      expect((await client.goto(link))?.status()).toBe(410);
      await client.getByRole('link', { name: goneNext }).click();
      await expect(client.locator('#changes').getByRole('heading')).toHaveText(changes.heading);
    },
    'Accept it': async () => {
      const part = client.locator('#accept');
      await part.getByLabel(accept.position).fill('Geschäftsführerin');
      await part.getByLabel(accept.billingAddress).fill('Hauptstraße 1, 60311 Frankfurt');
      await part.getByRole('button', { name: accept.sendCode }).click();
      await part.getByLabel(accept.code).fill(codeIn(await inbox.mail(/code/i)));
      await part.getByRole('checkbox').check();
      await part.getByRole('button', { name: /^Verbindlich buchen/ }).click();
      await expect(client.getByRole('heading', { name: receipt.title })).toBeVisible();
      await expect(offers).toContainText('Accepted');
      await expect(page.getByRole('article', { name: /^Lead / })).toContainText('Booked for them');
    },
  };
  try {
    await play('From a form to a booking', steps);
  } finally {
    await window.close();
  }
});
