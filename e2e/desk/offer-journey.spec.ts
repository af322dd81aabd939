// Rules: offer.page, offer.versions, offer.accept, offer.code
import type { Locator, Page } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { pageTexts } from '@mainstage/offers/texts/page-texts';
import { expectAccessible, expectAccessibleIn } from '../fixtures/accessible';
import { desktop, openLead, phone } from '../fixtures/desk';
import { codeIn, offersOf, sendOffer } from '../fixtures/offer';
import { expect, test } from '../fixtures/test';

const section = (page: Page) => page.getByRole('region', { name: 'Offers' });

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(element).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [1] });
}

test.describe('the journey of an offer', () => {
  test.use({ viewport: desktop });

  test('leads from a wish to version 2, and to a booking in calendar and numbers', async ({
    page: desk,
    browser,
    inbox,
  }) => {
    test.slow();
    const { path, lead, offer } = await sendOffer(desk, inbox.address, 'de');
    const { accept, wish, receipt, changes, goneNext, gone } = pageTexts.de;
    const context = await browser.newContext({ viewport: phone, locale: 'de-DE' });
    const page = await context.newPage();
    await page.goto(path);
    await page.locator('#wish').getByLabel(wish.guests).fill('95');
    await page.getByRole('button', { name: wish.button }).click();
    await expect(page.getByText(wish.done)).toBeVisible();

    await openLead(desk, lead);
    await expect(section(desk)).toContainText('95 guests');
    await section(desk).getByRole('button', { name: 'Make the next version from it' }).click();
    const editor = desk.getByRole('dialog', { name: `Offer ${offer.number}, version 2` });
    await expect(editor.getByLabel('Guests')).toHaveValue('95');
    await editor.getByRole('button', { name: 'Put into the answer' }).click();
    const body = desk.getByLabel('Your answer');
    await expect(body).toHaveValue(/^Guten Tag Ada .*Version 2/s);
    await expect(desk.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
    await body.press('Control+Enter');
    await expect(section(desk).getByRole('group', { name: `${offer.number}, version 2` })).toContainText('Sent');

    const old = await page.goto(path);
    expect(old?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(gone.superseded(offer.number, '', '').title);
    await expectAccessibleIn(page, desktop, phone);
    await page.getByRole('link', { name: goneNext }).click();
    await expect(page.locator('#changes').getByRole('heading')).toHaveText(changes.heading);
    await expect(page.locator('#changes')).toContainText('95');

    const part = page.locator('#accept');
    await part.getByLabel(accept.position).fill('Geschäftsführerin');
    await part.getByLabel(accept.billingAddress).fill('Hauptstraße 1\n60311 Frankfurt');
    await part.getByRole('button', { name: accept.sendCode }).click();
    await part.getByLabel(accept.code).fill(codeIn(await inbox.mail(/code/i)));
    await part.getByRole('checkbox').check();
    await part.getByRole('button', { name: /^Verbindlich buchen/ }).click();
    await expect(page.getByRole('heading', { name: receipt.title })).toBeVisible();
    const mail = await inbox.mail(/angenommen/);
    expect(mail.attachments.map(({ contentType }) => contentType)).toContain('application/pdf');
    await context.close();

    await expect(section(desk)).toContainText('Accepted');
    const { day } = offer.versions[0]!.content;
    await desk.goto(`/desk/calendar?view=day&day=${day}`);
    await expect(desk.getByRole('main')).toContainText(lead.name);
    await desk.goto('/desk/numbers');
    await expect(desk.getByRole('main')).toContainText('Offers won');
  });

  test('is accepted with the keyboard alone', async ({ page: desk, browser, inbox }) => {
    const { path } = await sendOffer(desk, inbox.address, 'en');
    const { accept, receipt } = pageTexts.en;
    const context = await browser.newContext({ viewport: desktop });
    const page = await context.newPage();
    await page.goto(path);
    const part = page.locator('#accept');
    await tabTo(page, page.locator('#lines').getByRole('checkbox', { name: 'Grand piano' }));
    await page.keyboard.press('Space');
    await tabTo(page, part.getByLabel(accept.position));
    await page.keyboard.type('CEO');
    await tabTo(page, part.getByLabel(accept.billingAddress));
    await page.keyboard.type('Main Street 1, 60311 Frankfurt');
    await tabTo(page, part.getByRole('button', { name: accept.sendCode }));
    await page.keyboard.press('Enter');
    await expect(part.getByText(/We have sent a code to/)).toBeVisible();
    const code = codeIn(await inbox.mail(/code/i));
    await tabTo(page, part.getByLabel(accept.code));
    await page.keyboard.type(code);
    await tabTo(page, part.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await tabTo(page, part.getByRole('button', { name: /^Accept and book/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: receipt.title })).toBeVisible();
    await context.close();
  });

  test('is read, wished otherwise and accepted in Firefox', async ({ page: desk, inbox, baseURL }) => {
    test.slow();
    const { path, lead } = await sendOffer(desk, inbox.address, 'en');
    const { wish, receipt } = pageTexts.en;
    const executablePath = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
    const firefox = await puppeteer.launch({ browser: 'firefox', executablePath });
    try {
      const tab = await firefox.newPage();
      await tab.setViewport({ width: 390, height: 844 });
      await tab.goto(`${baseURL}${path}`);
      await tab.waitForSelector('main[data-hydrated]');
      await tab.locator('#wish [name="guests"]').fill('95');
      await tab.locator('#wish button[value="wish"]').click();
      await tab.waitForSelector(`::-p-text(${wish.done})`);
      await tab.locator('#accept [name="position"]').fill('CEO');
      await tab.locator('#accept [name="billingAddress"]').fill('Main Street 1, 60311 Frankfurt');
      await tab.locator('#accept button[value="code"]').click();
      await tab.waitForSelector('::-p-text(We have sent a code to)');
      await tab.locator('#accept [name="code"]').fill(codeIn(await inbox.mail(/code/i)));
      await tab.locator('#accept [name="terms"]').click();
      await tab.locator('#accept button[value="accept"]').click();
      await tab.waitForSelector(`::-p-text(${receipt.title})`);
    } finally {
      await firefox.close();
    }
    const [offer] = await offersOf(desk, lead.id);
    expect(offer?.versions[0]?.state).toBe('accepted');
  });
});

test.describe('the page of an offer', () => {
  test.use({ viewport: desktop });

  test('stays undecided whatever a mail scanner loads, scrolls and presses', async ({ page: desk, browser, inbox }) => {
    test.slow();
    const { path, lead } = await sendOffer(desk, inbox.address, 'en');
    const context = await browser.newContext({ viewport: desktop });
    const page = await context.newPage();
    await page.goto(path);
    await page.locator('main[data-hydrated]').waitFor();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.mouse.move(200, 300);
    expect((await offersOf(desk, lead.id))[0]?.versions[0]).toMatchObject({ state: 'sent', openedAt: null });

    const links = await page
      .locator('main a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href).filter((href) => /^http/.test(href)));
    for (const link of new Set(links)) await page.request.get(link);
    const count = await page.locator('main button').count();
    expect(count).toBeGreaterThan(3);
    for (let at = 0; at < count; at += 1) {
      const tab = await context.newPage();
      await tab.goto(path);
      await tab.locator('main[data-hydrated]').waitFor();
      const button = tab.locator('main button').nth(at);
      const posts = await button.evaluate((element) => (element as HTMLButtonElement).type === 'submit');
      const posted = posts && tab.waitForResponse((response) => response.request().method() === 'POST');
      // By script, as a scanner does: also hidden ones, and without the browser's own check of empty fields.
      await button.evaluate((element) => {
        (element as HTMLButtonElement).form?.setAttribute('novalidate', '');
        (element as HTMLButtonElement).click();
      });
      if (posted) await (await posted).finished();
      await tab.waitForLoadState();
    }
    await context.close();
    const [offer] = await offersOf(desk, lead.id);
    expect(offer?.versions[0]).toMatchObject({ state: 'sent', openedAt: null, wish: null });
    expect(offer?.versions[0]?.binding.kind).toBe('binding');
  });

  test('is not found by a forged link, in both languages', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ viewport: phone, baseURL: baseURL! });
    const page = await context.newPage();
    for (const token of ['c2FtcGxlLXRva2VuLXNhbXBsZS10b2tlbi1zYW1wbGU', '0192c3d4-ee11-7b22-8c33-4d5e6f708192']) {
      const response = await page.goto(`/offers/${token}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByText(pageTexts.en.notFound.title)).toBeVisible();
      await expect(page.getByText(pageTexts.de.notFound.title)).toBeVisible();
    }
    await expectAccessible(page);
    await context.close();
  });
});
