import type { BrowserContext, Page, Request } from '@playwright/test';
import { deskApi } from '@mainstage/contracts/desk/calls';
import { addLead, openLead, openToday, signIn, team } from '../fixtures/desk';
import { expect, test } from '../fixtures/test';

const isStream = (request: Request) => request.url().endsWith(`${deskApi}/changes`);

/** The pages with an open stream of changes. */
function streamsOf(context: BrowserContext): Map<Request, Page> {
  const open = new Map<Request, Page>();
  context.on('request', (request) => isStream(request) && open.set(request, request.frame().page()));
  context.on('requestfailed', (request) => open.delete(request));
  context.on('requestfinished', (request) => open.delete(request));
  return open;
}

test.describe('ten tabs of one browser', () => {
  test('share one stream, hear of every change, and leave the site its connections', async ({
    browser,
    context,
    page,
  }) => {
    const streams = streamsOf(context);
    await openToday(page);
    const tabs = [page];
    while (tabs.length < 10) {
      const tab = await context.newPage();
      await tab.goto('/desk/today');
      tabs.push(tab);
    }
    for (const tab of tabs) await expect(tab.getByRole('region', { name: 'Answers due' })).toBeVisible();
    await expect.poll(() => streams.size).toBe(1);

    const site = await context.newPage();
    await site.goto('/contact');
    await expect(site.getByRole('heading', { level: 1 })).toBeVisible();

    const colleague = await browser.newContext();
    const other = await colleague.newPage();
    await signIn(other, team.member);
    const lead = await addLead(other);
    for (const tab of tabs) await expect(tab.getByRole('link', { name: lead.name })).toBeVisible({ timeout: 5_000 });

    const [holder] = streams.values();
    await holder!.close();
    await expect.poll(() => [...streams.values()].filter((tab) => tab !== holder).length).toBe(1);
    const next = await addLead(other);
    for (const tab of tabs.filter((left) => left !== holder))
      await expect(tab.getByRole('link', { name: next.name })).toBeVisible({ timeout: 5_000 });
    await colleague.close();
  });
});

test.describe('two people at one lead', () => {
  test('see each other come and go within two seconds', async ({ browser, page }) => {
    await signIn(page);
    const lead = await addLead(page);
    await openLead(page, lead);
    const colleague = await browser.newContext();
    const other = await colleague.newPage();
    await signIn(other, team.member);
    await openLead(other, lead);
    const within = { timeout: 2_000 };
    await expect(page.getByText(`${team.member} has this lead open too.`)).toBeVisible(within);
    await expect(other.getByText(`${team.lead} has this lead open too.`)).toBeVisible(within);
    await other.getByLabel('Note for the team').fill('Rang at noon');
    await other.getByRole('button', { name: 'Add the note' }).click();
    await expect(page.getByText('Rang at noon')).toBeVisible(within);
    await other.goto('/desk/today');
    await expect(page.getByText('has this lead open too.')).toHaveCount(0, within);
    await colleague.close();
  });
});

test.describe('signing out', () => {
  test('asks about the drafts of all tabs', async ({ context, page }) => {
    await signIn(page);
    await openLead(page, await addLead(page));
    await page.getByLabel('Note for the team').fill('Prefers the evening');
    const other = await context.newPage();
    await other.goto('/desk/today');
    await other.getByRole('button', { name: 'Sign out' }).click();
    const dialog = other.getByRole('dialog', { name: 'Sign out?' });
    await expect(dialog).toContainText('A draft in other tabs is not stored yet.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Add the note' }).click();
    await expect(page.getByText('Note added')).toBeVisible();
    await other.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible();
  });
});
