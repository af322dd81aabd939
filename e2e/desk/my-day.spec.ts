// Rules: desk.snooze, desk.no-reply, desk.notifications
import { berlinToday } from '@mainstage/contracts/calendar';
import { deskApi } from '@mainstage/contracts/desk/calls';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleIn } from '../fixtures/accessible';
import { addLead, desktop, openLead, phone, signIn, team } from '../fixtures/desk';
import { expect, test } from '../fixtures/test';

/** Records notifications instead of showing them. */
const noteNotifications = () => {
  const shown: string[] = [];
  class Noted {
    static permission = 'granted';
    static requestPermission = () => Promise.resolve('granted');
    onclick?: () => void;
    constructor(title: string) {
      shown.push(title);
      (window as unknown as { last: Noted }).last = this;
    }
    close() {}
  }
  Object.assign(window, { Notification: Noted, shown });
};
const shownIn = (page: Page) => page.evaluate(() => (window as unknown as { shown: string[] }).shown);
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a lead is planned by the hour, put off, remembered and shown again by keys alone, on a desk and on a phone', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await signIn(page);
  const lead = await addLead(page);
  await openLead(page, lead);
  await page.keyboard.press('t');
  await expect(page.getByRole('article')).toContainText(`Taken · ${team.lead}`);
  await page.keyboard.press('s');
  await page.getByRole('textbox', { name: 'What' }).fill('Call about the stage');
  await page.getByLabel('When').fill(berlinToday());
  await page.getByLabel('At (optional)').fill('23:30');
  await expectAccessibleIn(page, desktop, phone);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toContainText(/Next: Call about the stage, .*23:30/);

  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: 'Remind me if no reply comes by' })).toBeVisible();
  await expectAccessibleIn(page, desktop, phone);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toContainText('Reminder if no reply comes by');
  await page.keyboard.press('z');
  await expect(page.getByRole('dialog', { name: 'Snooze' })).toBeVisible();
  await page.getByRole('button', { name: /^Next working day/ }).press('Enter');
  await expect(page.getByRole('article')).toContainText('Snoozed until tomorrow, 09:00.');
  await expectAccessibleIn(page, desktop, phone);

  await page.goto('/desk/today');
  await expect(part(page, 'Snoozed').getByRole('link', { name: lead.name })).toContainText('until tomorrow, 09:00');
  await expect(part(page, 'Next steps').getByRole('link', { name: lead.name })).toHaveCount(0);
  await expectAccessibleIn(page, desktop, phone);
  await openLead(page, lead);
  await page.getByRole('button', { name: 'Show it again' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Show it again' })).toHaveCount(0);
  await page.goto('/desk/today');
  const row = part(page, 'Next steps').getByRole('link', { name: lead.name });
  await expect(row).toContainText('23:30');
  await page.keyboard.press('j');
  await expect(page.locator('[data-lead]:focus, [data-row]:focus')).toHaveCount(1);
});

test('the day is printed without what surrounds it', async ({ page }) => {
  await signIn(page);
  const lead = await addLead(page, { phone: '+49 69 1234567' });
  await page.goto('/desk/today');
  const row = part(page, 'Answers due').getByRole('link', { name: lead.name });
  await expect(row).toBeVisible();
  await expect(row.getByText('+49 69 1234567')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(row.getByText('+49 69 1234567')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Print the day list' })).toBeHidden();
});

test('a new lead is told by one notification of one tab, which leads to it', async ({ context, page }) => {
  await context.addInitScript(noteNotifications);
  await signIn(page);
  await page.goto('/desk/settings');
  // Existing items are not new when notifications are turned on.
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(`${deskApi}/today`)),
    page.getByRole('switch', { name: 'Notifications in this browser' }).press('Space'),
  ]);
  await expect(page.getByText('Replies, new leads and reminders')).toBeVisible();
  await expectAccessible(page);
  const other = await context.newPage();
  await other.goto('/desk/today');
  await expect(other.getByRole('heading', { level: 1, name: /^Today/ })).toBeVisible();
  const lead = await addLead(page);
  const told = async () =>
    [...(await shownIn(page)), ...(await shownIn(other))].filter((title) => title.includes(lead.name));
  await expect.poll(told, { timeout: 30_000 }).toEqual([`New lead: ${lead.name}`]);
  const teller = (await shownIn(page)).length > 0 ? page : other;
  await teller.evaluate(() => (window as unknown as { last: { onclick: () => void } }).last.onclick());
  await expect(teller.getByRole('heading', { level: 1, name: lead.name })).toBeVisible();
});
