import { expect, type Page } from '@playwright/test';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import { expectAccessibleIn } from '../fixtures/accessible';
import { addLead, desktop, freeDay, openLead, phone, signIn } from '../fixtures/desk';
import { callDesk, offersOf, sendOffer } from '../fixtures/offer';
import { test } from '../fixtures/test';

const section = (page: Page) => page.getByRole('region', { name: 'Offers' });
const editor = (page: Page) => page.getByRole('dialog', { name: /^Offer A-/ });
const put = (page: Page) => page.getByRole('button', { name: 'Put into the answer' });

test.describe('an offer', () => {
  test.use({ viewport: desktop });
  test.beforeEach(({ page }) => signIn(page));

  /** A lead with a venue, a free day and guests. */
  async function leadWithDay(page: Page, from: string) {
    const date = await freeDay(page, from);
    const lead = await addLead(page, { venue: 'skyline-stage', date });
    await openLead(page, lead);
    return lead;
  }

  test('is made on a desk, sent in five presses with the keyboard, and accepted on behalf on a phone', async ({
    page,
  }) => {
    const lead = await leadWithDay(page, '2029-05-14');
    const began = Date.now();
    await page.keyboard.press('o');
    await expect(page.getByRole('checkbox', { name: 'With an option' })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(editor(page)).toBeVisible();
    await expectAccessibleIn(page, phone, desktop);
    await put(page).press('Enter');
    const body = page.getByLabel('Your answer');
    await expect(body).toHaveValue(/\/offers\//);
    await expect(page.getByText(/A-\d{4}-\d{4}-v1\.pdf/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
    await body.press('Control+Enter');
    await expect(section(page)).toContainText('Sent', { timeout: 20_000 });
    expect(Date.now() - began).toBeLessThan(60_000);
    await expect(section(page)).toContainText('Binding until');
    await expectAccessibleIn(page, desktop, phone);
    const [offer] = await offersOf(page, lead.id);
    expect(offer?.versions.map(({ state, version }) => [version, state])).toEqual([[1, 'sent']]);

    await section(page)
      .getByRole('button', { name: /^Accepted …: / })
      .click();
    await page.getByLabel('Who said so, and how').fill('Ms Visitor called');
    await expect(page.getByRole('dialog').getByRole('region', { name: /^Email to / })).toContainText(/A-\d{4}-\d{4}/);
    await page.getByRole('button', { name: 'The client has accepted' }).click();
    await expect(section(page)).toContainText('Accepted');
    await expect(page.getByRole('article', { name: /^Lead / })).toContainText('Booked for them');
  });

  test('is changed line by line on a phone, kept as a draft, and withdrawn on a desk', async ({ page }) => {
    await page.setViewportSize(phone);
    const lead = await leadWithDay(page, '2029-07-16');
    await section(page).getByRole('button', { name: 'Make an offer' }).click();
    await page.getByRole('button', { name: 'Make the draft' }).click();
    await page.getByRole('button', { name: 'Add a line' }).click();
    await page.keyboard.type('Lighting');
    const line = page.getByRole('listitem', { name: 'Lighting' });
    await put(page).click();
    await expect(line.getByLabel('Net price in €')).toBeFocused();
    await line.getByLabel('Net price in €').fill('1.234,50');
    await line.getByLabel('Discount in %').fill('10');
    await line.getByLabel('Reason', { exact: true }).fill('Off-season');
    await expect(line).toContainText('€1,111.05 net');
    await line.getByLabel('The client chooses it').check();
    await expect(page.getByText('Total without optional lines')).toBeVisible();
    await expect(page.getByText('Draft saved')).toBeVisible();
    await expectAccessibleIn(page, phone, desktop);
    await page.getByRole('button', { name: 'Close, the draft is kept' }).click();
    await expect(editor(page)).toBeHidden();
    await expect(section(page)).toContainText('Draft');
    const [offer] = await offersOf(page, lead.id);
    expect(offer?.versions[0]?.content.lines.at(-1)).toMatchObject({
      ...{ label: 'Lighting', unitCents: 123_450, optional: true, discount: { percent: 10, reason: 'Off-season' } },
    });

    await section(page)
      .getByRole('button', { name: /^Edit: / })
      .click();
    await expect(line.getByLabel('Net price in €')).toHaveValue('1234.50');
    await page.getByRole('button', { name: 'Remove Lighting' }).click();
    await page.keyboard.press('Escape');
    await section(page)
      .getByRole('button', { name: /^Withdraw …: / })
      .click();
    await page.getByLabel('Why').fill('They chose another day');
    await page.getByRole('button', { name: 'Withdraw the offer' }).click();
    await expect(section(page)).toContainText('Withdrawn');
  });

  test('is previewed and put in order with the keyboard, with a text of the team', async ({ page }) => {
    await leadWithDay(page, '2029-09-17');
    await page.keyboard.press('o');
    await page.getByRole('button', { name: 'Make the draft' }).press('Enter');
    await page
      .getByRole('button', { name: /^Move .* down$/ })
      .first()
      .press('Enter');
    await expect(page.getByRole('button', { name: /^Move .* up$/ }).last()).toBeFocused();
    const first = await page.getByRole('dialog').getByRole('listitem').first().getAttribute('aria-label');
    await page.getByRole('button', { name: 'Text blocks' }).first().press('Enter');
    await page.getByRole('menuitem', { name: /Begin an offer/ }).press('Enter');
    await expect(page.getByLabel('Text before the lines')).toHaveValue(/Skyline Stage/);
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Preview' }).press('Enter');
    const preview = await opening;
    await expect(preview.getByText('Preview for the team')).toBeVisible();
    await expect(preview.locator('#lines').getByRole('listitem').first()).toContainText(first!);
    await expect(preview.getByText(/Thank you for your interest in Skyline Stage/)).toBeVisible();
    await expect(preview.getByRole('button', { name: /Decline/ })).toBeDisabled();
    await expectAccessibleIn(preview, phone, desktop);
    const pdf = await page.request.get(
      (await preview.getByRole('link', { name: /PDF/ }).first().getAttribute('href'))!,
    );
    expect(pdf.headers()['content-type']).toBe('application/pdf');
  });

  test('is declined by telephone, copied, and reopened once its option has ended', async ({ page, inbox }) => {
    const { lead, offer } = await sendOffer(page, inbox.address, 'en');
    await openLead(page, lead);
    const { bookings } = await callDesk<DeskLeadDetail>(page, 'get', `leads/${lead.id}`);
    const option = bookings.find(({ state }) => state === 'option')!;
    await callDesk(page, 'post', `bookings/${option.id}/release`, { tellClient: false });
    await page.reload();
    await expect(section(page)).toContainText('Expired');
    await section(page)
      .getByRole('button', { name: /^Reopen …: / })
      .click();
    await page.getByLabel('Why').fill('They need two more days');
    await page.getByRole('button', { name: 'Reopen the offer' }).click();
    await expect(section(page)).toContainText('Binding until');

    await section(page)
      .getByRole('button', { name: /^Next version: / })
      .click();
    await expect(page.getByRole('dialog', { name: `Offer ${offer.number}, version 2` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(section(page)).toContainText('Draft');
    await section(page)
      .getByRole('button', { name: `Withdraw …: ${offer.number}, version 2` })
      .click();
    await page.getByLabel('Why').fill('Not needed');
    await page.getByRole('button', { name: 'Withdraw the offer' }).click();
    await expect(section(page)).not.toContainText('Draft');

    await section(page)
      .getByRole('button', { name: /^Declined …: / })
      .click();
    await page.getByLabel('Who said so, how, and why').fill('Mr Visitor called: they stay at home');
    await page.getByRole('button', { name: 'The client has declined' }).click();
    await expect(section(page)).toContainText('Declined');
    await section(page)
      .getByRole('button', { name: /^Copy to a new offer: / })
      .click();
    await expect(editor(page)).toBeVisible();
    await expect(page.getByRole('dialog', { name: new RegExp(offer.number) })).toHaveCount(0);
  });
});
