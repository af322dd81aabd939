import { randomInt } from 'node:crypto';
import { fullDateText } from '@mainstage/contracts/date-text';
import { DateTime } from 'luxon';
import { linkIn } from '../fixtures/inbox';
import { hydrated } from '../fixtures/hydrated';
import { expect, test } from '../fixtures/test';

const dayMs = 86_400_000;

/** A random future day, but no night of a clock change: 02:00 would be 03:00. */
function randomDay(): string {
  const zoneOf = (time: number) => DateTime.fromMillis(time, { zone: 'Europe/Berlin' }).offset;
  for (;;) {
    const time = Date.now() + randomInt(200, 500) * dayMs;
    if (zoneOf(time) === zoneOf(time + dayMs)) return new Date(time).toISOString().slice(0, 10);
  }
}

const day = randomDay();
const dayText = fullDateText(day);

test('a visitor asks for a free room on a phone, sales makes it an option, and its holder sees it', async ({
  page,
  inbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/venues/finder?guests=120&layout=theatre&date=${day}&part=evening`);
  await hydrated(page);
  const free = page
    .getByRole('list', { name: 'Best matches' })
    .getByRole('listitem')
    .filter({ hasText: 'free on ' })
    .first();
  const venue = ((await free.getByRole('heading').textContent()) ?? '').replace(/^\d+\s*/, '');
  expect(venue).toMatch(/\w/);
  await free.getByRole('link', { name: /^Request this date/ }).click();

  // At the form rather than the top of the page.
  await expect(page).toHaveURL(/#message-form$/);
  await expect(page.locator('#message-form')).toBeInViewport();
  const requestSummary = page.getByRole('region', { name: 'Your request' });
  for (const text of [venue, '120 guests', /evening/i, /not a reservation/])
    await expect(requestSummary).toContainText(text);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Email', { exact: false }).first().fill(inbox.address);
  await page.getByLabel('Message').fill('An evening with a panel and a live stream.');
  await page.waitForTimeout(1100);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();

  const [confirmation, enquiry] = await Promise.all([
    inbox.mail(/received your message/),
    inbox.note(new RegExp(`^Enquiry · Ada Byron · ${venue} · `)),
  ]);
  for (const text of [venue, dayText, 'Evening', 'This is a request, not a reservation'])
    expect(confirmation.text.replaceAll(/\s+/g, ' ')).toContain(text);
  for (const text of ['18:00 to 02:00', 'Answer by', 'First name: Ada', '> An evening with a panel'])
    expect(enquiry.text).toContain(text);

  await page.goto(linkIn(enquiry, '/api/calendar/bookings/'));
  await page.getByLabel('Your name').fill('Grace');
  const makeOption = page.getByRole('button', { name: 'Make it an option' });
  await makeOption.click();
  await expect(page.getByText(`You hold the first option on ${venue}`).first()).toBeVisible();
  await expect(page.getByLabel('Tell the client')).toBeChecked();
  await makeOption.click();
  await expect(page.getByRole('status')).toHaveText('Done: make it an option. The email is sent in 10 seconds.');

  await page.goto(linkIn(await inbox.mail(/first option/), '/api/calendar/options/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(venue);
  await expect(page.getByText('Your first option')).toBeVisible();
  await expect(page.getByText('We keep it for you until it ends.')).toBeVisible();
});
