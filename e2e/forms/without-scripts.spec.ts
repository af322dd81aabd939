import { businessEventNotices } from '@mainstage/content/notices/business-event';
import { contactNotices } from '@mainstage/content/notices/contact';
import { newsletterNotices } from '@mainstage/content/notices/newsletter';
import { tourNotices } from '@mainstage/content/notices/tour';
import { newsletterConfirm } from '@mainstage/content/shared-pages/newsletter';
import { webinarConfirmation } from '@mainstage/content/shared-pages/webinar-confirmation';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { expect, test } from '../fixtures/test';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

const title = (page: Page, words: string) => expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
const main = (page: Page) => page.getByRole('main');

/** axe itself is a script: it looks at the same page where scripts may run. */
async function expectSameAccessible(browser: Browser, html: string): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: true });
  const page = await context.newPage();
  await page.setContent(html);
  await expectAccessible(page);
  await context.close();
}

test('a wrong message comes back as it was typed, and arrives when it is mended', async ({ page, inbox, browser }) => {
  await page.goto('/contact');
  await main(page).getByLabel('First name').fill('Ada');
  await main(page).getByLabel('Email').fill('nobody');
  await main(page).getByLabel('Message').fill('Without scripts.\nTwo lines.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await title(page, contactNotices.missing.title);
  await expect(page).toHaveTitle(/Missing information/);
  await expect(main(page).getByLabel('Message')).toHaveValue('Without scripts.\nTwo lines.');
  await expect(main(page).getByLabel('Last name')).toHaveAttribute('aria-invalid', 'true');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await expectSameAccessible(browser, await page.content());

  await main(page).getByLabel('Last name').fill('Byron');
  await main(page).getByLabel('Email').fill(inbox.address);
  await page.getByRole('button', { name: 'Send message' }).click();
  await title(page, contactNotices.success.title);
  expect((await inbox.note(/contact|message/i)).text).toContain('Two lines.');
});

test('a tour, a subscription and its confirmation need no scripts', async ({ page, inbox }) => {
  await page.goto('/book-tour');
  await main(page).getByLabel('Full name').fill('Ada Byron');
  await main(page).getByLabel('Email').fill(`tour-${inbox.address}`);
  const inAMonth = new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString().slice(0, 10);
  await main(page).getByLabel('Preferred date').fill(inAMonth);
  await main(page).getByLabel('Preferred time').fill('10:30');
  await page.getByRole('button', { name: 'Book a Tour' }).click();
  await title(page, tourNotices.success.title);

  await page.getByRole('contentinfo').getByLabel('Email address').fill(inbox.address);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await title(page, newsletterNotices.success.title);
  const [link = ''] = /http\S+newsletter\/confirm\?token=[\w.-]+/.exec((await inbox.mail(/confirm/i)).text) ?? [];
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  await title(page, newsletterConfirm.copy.title);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await title(page, 'Your subscription is confirmed');
});

test('the German forms are part of their pages without scripts', async ({ page, inbox }) => {
  await page.goto('/webinar/led-wall');
  await main(page).getByRole('link', { name: 'Kostenfrei anmelden' }).first().click();
  await expect(page).toHaveURL(/#anmeldung$/);
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Ada');
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(inbox.address);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Jetzt kostenlos anmelden' }).click();
  await title(page, webinarConfirmation.copy.confirmed.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/webinar/join/forged');
  await title(page, 'Dieser Zugang ist nicht gültig.');

  await page.goto('/events');
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Nachname' }).fill('Byron');
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(inbox.address);
  await page.getByRole('textbox', { name: 'Unternehmen' }).fill('Sample Engines');
  await page.getByLabel('Interesse an').selectOption('leadership-lab');
  await page.getByRole('button', { name: 'Jetzt registrieren' }).click();
  await title(page, businessEventNotices.missing.title);
  await expect(page.getByLabel('Interesse an')).toHaveValue('leadership-lab');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Jetzt registrieren' }).click();
  await title(page, businessEventNotices.success.title);
});
