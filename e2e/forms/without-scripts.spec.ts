// Rules: form.idempotency, form.nothing-lost, form.origin, form.receipt
import { businessEventNotices } from '@mainstage/content/notices/business-event';
import { contactNotices } from '@mainstage/content/notices/contact';
import { newsletterNotices } from '@mainstage/content/notices/newsletter';
import { rateLimited } from '@mainstage/content/notices/rate-limited';
import { tourNotices } from '@mainstage/content/notices/tour';
import { receiptPages } from '@mainstage/content/forms/receipt';
import { newsletterConfirm } from '@mainstage/content/shared-pages/newsletter';
import { webinarConfirmation } from '@mainstage/content/shared-pages/webinar-confirmation';
import { berlinDayIn } from '@mainstage/contracts/calendar';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { ownApi } from '../fixtures/own-api';
import { expect, test } from '../fixtures/test';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

const main = (page: Page) => page.getByRole('main');
const title = (page: Page, words: string) => expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
const receipt = (page: Page, words: string) =>
  expect(main(page).locator('[data-receipt]').getByRole('heading', { level: 2, name: words })).toBeVisible();
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click();

/** axe is a script, so it checks the same HTML in a context with scripts. */
async function expectSameAccessible(browser: Browser, html: string): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: true });
  const page = await context.newPage();
  await page.setContent(html);
  await expectAccessible(page);
  await context.close();
}

async function fillContact(page: Page, email: string, message: string): Promise<void> {
  await main(page).getByLabel('First name').fill('Ada');
  await main(page).getByLabel('Last name').fill('Byron');
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByLabel('Message').fill(message);
}

test('a wrong message comes back as it was typed, and arrives when it is corrected', async ({
  page,
  inbox,
  browser,
}) => {
  await page.goto('/contact?venue=skyline-stage');
  await main(page).getByLabel('First name').fill('Ada');
  await main(page).getByLabel('Email').fill('nobody');
  await main(page).getByLabel('Message').fill('Without scripts.\nTwo lines.');
  await press(page, 'Send message');
  const alert = main(page).getByRole('alert');
  await expect(alert).toContainText(contactNotices.missing.title);
  await expect(alert).toBeInViewport();
  await expect(main(page).getByLabel('Message')).toHaveValue('Without scripts.\nTwo lines.');
  await expect(main(page).getByLabel('Last name')).toHaveAttribute('aria-invalid', 'true');
  await expect(main(page).getByRole('region', { name: 'Your request' })).toContainText('Skyline Stage');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await expectSameAccessible(browser, await page.content());
  // The first error is the first tab stop, and links to its field.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main(page).getByLabel('Last name')).toBeFocused();

  await main(page).getByLabel('Last name').fill('Byron');
  await main(page).getByLabel('Email').fill(inbox.address);
  await press(page, 'Send message');
  await receipt(page, receiptPages.en.contact.title);
  await expect(page).toHaveURL(/\/contact\?sent=[\w-]{36}#sent$/);
  await expect(main(page).locator('[data-receipt]')).toContainText('Skyline Stage');
  await expectSameAccessible(browser, await page.content());
  expect((await inbox.note(/contact|message/i)).text).toContain('Two lines.');
});

test('a reload of the receipt, and Back, send nothing again', async ({ page, inbox }) => {
  await page.goto('/contact?venue=arena');
  await fillContact(page, inbox.address, 'Once.');
  await press(page, 'Send message');
  await receipt(page, receiptPages.en.contact.title);
  await page.reload();
  await receipt(page, receiptPages.en.contact.title);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact\?venue=arena$/);
  await expect(main(page).getByLabel('First name')).toBeVisible();
  await page.goForward();
  await receipt(page, receiptPages.en.contact.title);
  await main(page).getByRole('link', { name: 'Send another request' }).click();
  await expect(main(page).getByLabel('Message')).toHaveValue('');
  await inbox.mail(/./);
  expect(await inbox.subjects()).toHaveLength(1);
});

test('a tour names its venue in the first HTML and is requested', async ({ page, inbox }) => {
  await page.goto('/book-tour?venue=skyline-stage');
  await expect(main(page).getByRole('region', { name: /Skyline Stage/ })).toBeVisible();
  await expect(main(page).getByLabel('Additional information')).toHaveValue(/Skyline Stage/);
  await main(page).getByLabel('Full name').fill('Ada Byron');
  await main(page).getByLabel('Email').fill(inbox.address);
  await main(page).getByLabel('Preferred date').fill('2020-01-01');
  await main(page).getByLabel('Preferred time').fill('10:30');
  await main(page).getByLabel('Number of guests').fill('12');
  await press(page, 'Book a Tour');
  await expect(main(page).getByRole('alert')).toContainText(tourNotices.failure.title);
  await expect(main(page).getByLabel('Preferred time')).toHaveValue('10:30');
  await expect(main(page).getByLabel('Number of guests')).toHaveValue('12');
  await main(page).getByLabel('Preferred date').fill(berlinDayIn(1));
  await press(page, 'Book a Tour');
  await receipt(page, receiptPages.en.tour.title);
  expect((await inbox.mail(/./)).attachments.map(({ contentType }) => contentType)).toContain('text/calendar');
});

test('a subscription is made from the foot of any page, and confirmed', async ({ page, inbox }) => {
  await page.goto('/careers');
  const foot = page.getByRole('contentinfo');
  await foot.getByLabel('Email address').fill('nobody');
  await foot.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL(/\/newsletter#answer$/);
  await expect(main(page).getByRole('alert')).toBeVisible();
  await expect(main(page).getByLabel('Email address')).toHaveValue('nobody');
  await main(page).getByLabel('Email address').fill(inbox.address);
  await press(page, 'Subscribe');
  await title(page, newsletterNotices.success.title);
  await expect(main(page).getByRole('status').filter({ hasText: inbox.address })).toBeVisible();
  const [link = ''] = /http\S+newsletter\/confirm\?token=[\w.-]+/.exec((await inbox.mail(/confirm/i)).text) ?? [];
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  await title(page, newsletterConfirm.copy.title);
  await press(page, 'Confirm subscription');
  await title(page, newsletterConfirm.copy.settled.done);

  await page.goto('/newsletter');
  await main(page).getByLabel('Email address').fill(inbox.address);
  await press(page, 'Subscribe');
  await expect(main(page).getByRole('alert')).toContainText(newsletterNotices.problems.already_subscribed.title);
});

test('the webinar’s buttons lead to a page with its form', async ({ page, inbox }) => {
  await page.goto('/webinar/led-wall');
  await main(page).getByRole('link', { name: 'Kostenfrei anmelden' }).first().click();
  await expect(page).toHaveURL(/\/webinar\/sign-up$/);
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Ada');
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(inbox.address);
  await press(page, 'Jetzt kostenlos anmelden');
  await expect(main(page).getByRole('alert')).toContainText('akzeptieren Sie die Datenschutzerklärung');
  await page.getByRole('checkbox').check();
  await press(page, 'Jetzt kostenlos anmelden');
  await title(page, webinarConfirmation.copy.confirmed.title);
  await expect(main(page).getByText(`Ada, ${inbox.address}`)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.reload();
  await expect(main(page).getByText(`Ada, ${inbox.address}`)).toBeVisible();
});

test('the business events’ buttons lead to a page with their form', async ({ page, inbox }) => {
  await page.goto('/events');
  await main(page).getByRole('link', { name: 'Jetzt bewerben' }).first().click();
  await expect(page).toHaveURL(/\/events\/request$/);
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Nachname' }).fill('Byron');
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(inbox.address);
  await page.getByRole('textbox', { name: 'Unternehmen' }).fill('Sample Engines');
  await page.getByLabel('Interesse an').selectOption('leadership-lab');
  await press(page, 'Jetzt registrieren');
  await expect(main(page).getByRole('alert')).toContainText(businessEventNotices.missing.title);
  await expect(page.getByLabel('Interesse an')).toHaveValue('leadership-lab');
  await page.getByRole('checkbox').check();
  await press(page, 'Jetzt registrieren');
  await receipt(page, receiptPages.de['business-event'].title);
});

test('a form that another site sends is refused by a page with words', async ({ page, request }) => {
  const strangers: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { 'Sec-Fetch-Site': 'cross-site' },
    {},
  ];
  for (const headers of strangers) {
    const response = await request.post('/contact', { headers, form: { email: 'ada@example.com', message: 'Hi' } });
    expect(response.status()).toBe(403);
    const html = await response.text();
    expect(html).toContain('It did not come from this page');
    expect(html).not.toContain('ada@example.com');
  }
  await page.goto('/contact');
  const origin = new URL(page.url()).origin;
  const large = { headers: { Origin: origin }, form: { message: 'x'.repeat(70_000) } };
  const response = await request.post('/contact', large);
  expect([response.status(), await response.text()]).toEqual([413, expect.stringContaining('longer than we can take')]);
});

test.describe('with limits', () => {
  let api: Awaited<ReturnType<typeof ownApi>>;
  test.beforeAll(async () => {
    api = await ownApi();
  });
  test.afterAll(() => api.end());
  test.afterEach(() => api.down());

  const suspicionsOf = async (email: string) =>
    (await api.rows(`SELECT suspicions FROM contact_submissions WHERE email = '${email}'`))[0]?.['suspicions'];

  test('what was typed is kept where too many forms come, and a filled honeypot is quarantined', async ({ page }) => {
    await api.up({ RATE_LIMIT_PER_MINUTE: '1' });
    await page.goto(`${api.url}/contact`);
    await fillContact(page, 'robot@example.com', 'Cheap');
    await page.locator('main [name="hall-remark"]').fill('cheap', { force: true });
    await press(page, 'Send message');
    await receipt(page, receiptPages.en.contact.title);
    expect(await suspicionsOf('robot@example.com')).toEqual(['A field that no human sees was filled in.']);
    await page.goto(`${api.url}/contact`);
    await fillContact(page, 'ada@example.com', 'Still here');
    await press(page, 'Send message');
    const words = rateLimited(contactNotices.failure, 60);
    await expect(main(page).getByRole('alert')).toContainText(words.title);
    await expect(main(page).getByLabel('Message')).toHaveValue('Still here');
  });

  test('a visitor is no stranger when the quota of strangers is used up', async ({ page }) => {
    await api.up({ RATE_LIMIT_PER_MINUTE: '1000', UNPROVEN_MAILS_PER_HOUR: '10' });
    const stranger = (email: string) =>
      fetch(`${api.url}/api/contact-submissions`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ firstName: 'A', lastName: 'B', email, message: email }),
      });
    for (let nth = 0; nth < 9; nth++) expect((await stranger(`s${nth}@example.com`)).status).toBe(201);
    expect(await suspicionsOf('s8@example.com')).toEqual([expect.stringContaining('without the headers of our own')]);
    await page.goto(`${api.url}/contact`);
    await fillContact(page, 'visitor@example.com', 'Do you have a hall?');
    await press(page, 'Send message');
    await receipt(page, receiptPages.en.contact.title);
    expect(await suspicionsOf('visitor@example.com')).toEqual([]);
  });
});
