import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addLead, freeDay, signIn, someName, team } from '../fixtures/desk';
import { hydrated } from '../fixtures/hydrated';
import { linkIn } from '../fixtures/inbox';
import { expect, test } from '../fixtures/test';

const document = readFileSync(new URL('../../docs/demo.md', import.meta.url), 'utf8');
const walk = document.slice(document.indexOf('## From a form to an answered lead and an option'));

/** The steps of the walk as the document names them. */
const documented = [...walk.matchAll(/^\| \*\*(.+?)\.\*\*/gm)].map(([, title]) => title);

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

  const steps: Record<string, () => Promise<void>> = {
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
      const form = await window.newPage();
      await form.emulateMedia({ reducedMotion: 'reduce' });
      await form.goto('/venues/skyline-stage');
      await hydrated(form);
      await form.getByLabel('Day', { exact: true }).fill(day);
      await form.getByRole('link', { name: /^Request \d/ }).click();
      await form.getByLabel('First name').fill('Ada');
      await form.getByLabel('Last name').fill(name.replace('Ada ', ''));
      await form.getByLabel('Email', { exact: false }).first().fill(inbox.address);
      await form.getByLabel('Message').fill('A conference for 180 guests.');
      await form.waitForTimeout(1100);
      await form.getByRole('button', { name: 'Send message' }).click();
      await expect(form.getByText(/^You will hear from us by /)).toBeVisible();
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
  expect(Object.keys(steps)).toEqual(documented);
  try {
    for (const [title, play] of Object.entries(steps)) await test.step(title, play);
  } finally {
    await Promise.all([window.close(), privateWindow.close()]);
  }
});
