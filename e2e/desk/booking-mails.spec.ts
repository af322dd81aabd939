import type { Locator, Page } from '@playwright/test';
import { addDays } from '@mainstage/calendar/days/hours';
import { addLead, desktop, freeDay, openLead, phone, signIn, someName, team } from '../fixtures/desk';
import { hydrated } from '../fixtures/hydrated';
import { expect, test } from '../fixtures/test';

async function sendEnquiry(page: Page, day: string, lastName: string, email: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/venues/skyline-stage');
  await hydrated(page);
  await page.getByLabel('Day', { exact: true }).fill(day);
  await page.getByRole('link', { name: /^Request \d/ }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email', { exact: false }).first().fill(email);
  await page.getByLabel('Message').fill('A conference for 150 guests.');
  await page.waitForTimeout(1100);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(/^You will hear from us by /)).toBeVisible();
}

async function openAction(lead: Locator, action: string): Promise<Locator> {
  await lead.getByRole('button', { name: new RegExp(`^${action}: `) }).click();
  return lead.page().getByRole('dialog', { name: action });
}

const wordsOf = (text: string) =>
  text
    .replace(/https?:\S+/g, '')
    // The desk shows the mail without the line under its heading.
    .replace(/^=+$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

test.describe('bookings', () => {
  test.use({ viewport: desktop });

  test('an enquiry becomes an option on a desk, whose release is undone on a phone and then mailed as shown', async ({
    page,
    browser,
    baseURL,
    inbox,
  }) => {
    const visitor = await browser.newContext({ baseURL, viewport: phone });
    await signIn(page);
    const day = await freeDay(page, '2031-09-02');
    const lastName = someName();
    await sendEnquiry(await visitor.newPage(), day, lastName, inbox.address);
    await visitor.close();

    await page.goto(`/desk/leads?q=${lastName}`);
    await page.getByRole('list', { name: 'Leads' }).getByRole('link', { name: lastName }).click();
    const lead = page.getByRole('article');
    const mail = page.getByRole('region', { name: `Email to ${inbox.address}` });
    await lead.getByRole('button', { name: 'Make an option …' }).click();
    await expect(mail).toContainText('You hold the first option on Skyline Stage');
    await lead.getByRole('button', { name: 'Make an option', exact: true }).click();
    await expect(page.getByText('The option is made. The email is sent in 10 seconds.')).toBeVisible();
    await inbox.mail(/You hold the first option on Skyline Stage/);

    await page.setViewportSize(phone);
    const dialog = await openAction(lead, 'Release');
    await expect(mail).toContainText('is released');
    await dialog.getByRole('button', { name: 'Release' }).click();
    await expect(page.getByText('The option was released. The email is sent in 10 seconds.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone. No email was sent.')).toBeVisible();
    await expect(lead.getByText('They have the option')).toBeVisible();

    const again = await openAction(lead, 'Release');
    await expect(mail).toContainText('is released');
    const shown = wordsOf((await mail.locator('p').last().textContent()) ?? '');
    await again.getByRole('button', { name: 'Release' }).click();
    const { text } = await inbox.mail(/^Your option on Skyline Stage is released/);
    expect(wordsOf(text).slice(0, 200)).toBe(shown.slice(0, 200));
    expect(text).not.toMatch(/cannot offer|not available/);
    // That of the undone release would have been sent before.
    expect((await inbox.subjects()).filter((subject) => /released|ended/.test(subject))).toHaveLength(1);
  });

  test('a lead by hand is never mailed; its booking is made definite, moved and, on a phone, cancelled', async ({
    page,
    inbox,
  }) => {
    await signIn(page);
    const day = await freeDay(page, '2031-10-07');
    const lastName = someName();
    const fields = { firstName: 'Ada', lastName, email: inbox.address, message: 'By telephone' };
    const { id } = await addLead(page, { venue: 'arena', date: day, fields });
    await openLead(page, { id, name: `Ada ${lastName}` });
    const lead = page.getByRole('article');
    await lead.getByRole('button', { name: 'Make an option …' }).click();
    await expect(lead.getByText('No email to this client: the lead was entered by hand')).toBeVisible();
    await lead.getByRole('button', { name: 'Make an option', exact: true }).click();
    await expect(page.getByText('The option is made. No client gets an email.')).toBeVisible();

    const definite = await openAction(lead, 'Make definite');
    await expect(definite.getByLabel('The lead is won')).toBeChecked();
    await definite.getByRole('button', { name: 'Make definite' }).click();
    await expect(lead.getByText('Booked for them')).toBeVisible();

    const move = await openAction(lead, 'Move');
    await move.getByLabel('Day').fill(addDays(day, 1));
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      for (const name of ['Cancel', 'Move'])
        await expect(move.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    await move.getByRole('button', { name: 'Move' }).click();
    await expect(page.getByText('The booking was moved. No client gets an email.')).toBeVisible();

    const cancel = await openAction(lead, 'Cancel the booking');
    await cancel.getByRole('button', { name: 'Cancel the booking' }).click();
    await expect(page.getByText('The booking was cancelled. No client gets an email.')).toBeVisible();
    await lead
      .getByRole('button', { name: /^History: / })
      .first()
      .click();
    for (const title of [/Cancelled/i, /Moved/i, /definite/i])
      await expect(
        lead.getByRole('listitem').filter({ hasText: team.lead }).filter({ hasText: title }).first(),
      ).toBeVisible();
    expect(await inbox.subjects()).toEqual([]);
  });

  test('a refusal says on a phone what is in the way before anything is pressed', async ({ page }) => {
    await signIn(page);
    const day = await freeDay(page, '2031-11-04');
    const [first, second] = [
      await addLead(page, { venue: 'arena', date: day }),
      await addLead(page, { venue: 'arena', date: day }),
    ];
    const lead = page.getByRole('article');
    await openLead(page, first);
    await lead.getByRole('button', { name: 'Make an option …' }).click();
    await lead.getByRole('button', { name: 'Make an option', exact: true }).click();
    await expect(lead.getByText('They have the option')).toBeVisible();
    const definite = await openAction(lead, 'Make definite');
    await definite.getByRole('button', { name: 'Make definite' }).click();
    await expect(lead.getByText('Booked for them')).toBeVisible();
    const named = await openAction(lead, 'May be named');
    await named.getByLabel('Title on the site').fill('Annual meeting');
    await named.getByRole('button', { name: 'Save' }).click();
    await expect(lead.getByText(/on the site as “Annual meeting”/).first()).toBeVisible();

    await page.setViewportSize(phone);
    await openLead(page, second);
    await lead.getByRole('button', { name: 'Make an option …' }).click();
    await expect(lead.getByRole('alert')).toContainText(new RegExp(`Arena is taken from .+ to .+${team.lead}`));
    await expect(lead.getByRole('button', { name: 'Make an option', exact: true })).toBeDisabled();
  });

  test('guests are changed within the limit of the floor, and more are refused with the reason', async ({ page }) => {
    await signIn(page);
    const day = await freeDay(page, '2031-12-02');
    await openLead(page, await addLead(page, { venue: 'sky-lounge', date: day }));
    const lead = page.getByRole('article');
    await lead.getByRole('button', { name: 'Make an option …' }).click();
    await lead.getByRole('button', { name: 'Make an option', exact: true }).click();
    await expect(lead.getByText('They have the option')).toBeVisible();

    const within = await openAction(lead, 'Change guests');
    await within.getByLabel('Guests').fill('120');
    await within.getByRole('button', { name: 'Change guests' }).click();
    await expect(page.getByText(/^The number of guests was changed\./)).toBeVisible();
    await expect(lead.getByText(/120 guests/).first()).toBeVisible();

    await page.setViewportSize(phone);
    const over = await openAction(lead, 'Change guests');
    await over.getByLabel('Guests').fill('200');
    await expect(over.getByRole('alert')).toContainText(/199 guests/);
    await expect(over.getByRole('button', { name: 'Change guests' })).toBeDisabled();
    await over.getByRole('button', { name: 'Cancel' }).click();
    await expect(lead.getByText(/120 guests/).first()).toBeVisible();
  });
});
