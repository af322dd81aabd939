import { berlinDayIn } from '@mainstage/contracts/calendar';
import { receiptPages } from '@mainstage/content/forms/receipt';
import { newsletterNotices } from '@mainstage/content/notices/newsletter';
import { webinarConfirmation } from '@mainstage/content/shared-pages/webinar-confirmation';
import { dateText } from '@mainstage/contracts/date-text';
import { setTimeout as delay } from 'node:timers/promises';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { expect, test } from '../fixtures/test';

// Playwright needs its own patched Firefox; Debian's supports WebDriver BiDi, which Puppeteer uses.
const executablePath = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
const launch = (extraPrefsFirefox: Record<string, unknown> = {}) =>
  puppeteer.launch({ browser: 'firefox', executablePath, extraPrefsFirefox });

let firefox: Browser;
test.beforeAll(async () => {
  firefox = await launch();
});
test.afterAll(() => firefox.close());

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** Opens a hydrated page in a new browser context. */
async function open(address: string, viewport: { width: number; height: number }): Promise<Page> {
  const context = await firefox.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(viewport);
  await page.goto(address);
  await page.waitForSelector('html[data-hydrated] main[data-hydrated]');
  return page;
}

const pathOf = (page: Page) => page.evaluate(() => window.location.pathname + window.location.search);
const press = (page: Page, selector: string) => page.locator(selector).click();
const fill = (page: Page, field: string, text: string) => page.locator(`main [name="${field}"]`).fill(text);
const expectText = async (page: Page, text: string) =>
  expect(await page.waitForSelector(`::-p-text(${text})`)).toBeTruthy();

test.describe('in Firefox', () => {
  test('a phone’s menu leads to a page, and Back to where the visitor was', async ({ baseURL }) => {
    const page = await open(`${baseURL}/`, phone);
    await press(page, '::-p-aria([name="Menu"][role="button"])');
    await press(page, '[role="dialog"] a[href="/gallery"]');
    await expect.poll(() => pathOf(page)).toBe('/gallery');
    await page.waitForSelector('[role="dialog"]', { hidden: true });
    await page.waitForSelector('h1');
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe('/');
    await page.browserContext().close();
  });

  test('the finder answers to the number of guests, and the address names it', async ({ baseURL }) => {
    const page = await open(`${baseURL}/venues/finder`, desk);
    await fill(page, 'guests', '130');
    await expect.poll(() => pathOf(page)).toBe('/venues/finder?guests=130');
    await expect.poll(() => page.$eval('#found', (found) => found.textContent)).toMatch(/^\d+ of \d+ rooms fit$/);
    await page.browserContext().close();
  });

  test('the contact form is sent and reaches the team', async ({ baseURL, inbox }) => {
    const page = await open(`${baseURL}/contact`, desk);
    await fill(page, 'firstName', 'Ada');
    await fill(page, 'lastName', 'Byron');
    await fill(page, 'email', inbox.address);
    await fill(page, 'message', 'Do you have a hall for 180 guests?');
    await delay(1100);
    await press(page, 'form[name="contact"] [type="submit"]');
    await expectText(page, 'Message sent successfully!');
    expect((await inbox.note(/contact|message/i)).text).toContain('Do you have a hall for 180 guests?');
    await page.browserContext().close();
  });

  test('a webinar sign-up leads to its confirmation and an access link', async ({ baseURL, inbox }) => {
    const page = await open(`${baseURL}/webinar/led-wall`, phone);
    await press(page, 'main a[aria-haspopup="dialog"]');
    await page.locator('[role="dialog"] [name="firstName"]').fill('Ada');
    await page.locator('[role="dialog"] input[type="email"]').fill(inbox.address);
    await press(page, '[role="dialog"] input[type="checkbox"]');
    // A faster sign-up would be reviewed before it gets a seat.
    await delay(1100);
    await press(page, '[role="dialog"] button[type="submit"]');
    await expect.poll(() => pathOf(page)).toBe('/webinar/confirmation');
    expect((await inbox.mail(/webinar/i)).text).toContain('/webinar/join');
    await page.browserContext().close();
  });
});

test.describe('in Firefox without scripts', () => {
  const date = berlinDayIn(30);
  let plain: Browser;
  test.beforeAll(async () => {
    plain = await launch({ 'javascript.enabled': false });
  });
  test.afterAll(() => plain.close());

  const open = async (address: string) => {
    const page = await plain.newPage();
    await page.setViewport(phone);
    await page.goto(address);
    return page;
  };
  /** Submits a form as the Enter key does; Puppeteer's own fill and press wait for scripts of the page. */
  const ask = async (page: Page, field: string, text: string, answer: string) => {
    const input = await page.$(`main [name="${field}"]`);
    await input?.type(text);
    await input?.press('Enter');
    await expect.poll(() => page.content().catch(() => '')).toContain(answer);
  };

  test('finder, venue and estimate answer their forms', async ({ baseURL }) => {
    await ask(await open(`${baseURL}/venues/finder`), 'guests', '130', 'of 34 rooms fit');
    const venue = await open(`${baseURL}/venues/vista-stage?date=${date}`);
    await ask(venue, 'guests', '120', 'Seats 199 in theatre, you need 120');
    expect(await venue.content()).toContain(`free on ${dateText(date)}`);
    await ask(await open(`${baseURL}/estimate?what=rooftop-terrace`), 'days', '1', '11 days at €800');
  });

  const type = async (page: Page, fields: Record<string, string>) => {
    for (const [name, text] of Object.entries(fields)) await (await page.$(`main [name="${name}"]`))?.type(text);
  };
  const enter = async (page: Page, field: string, answer: string) => {
    await (await page.$(`main [name="${field}"]`))?.press('Enter');
    await expect.poll(() => page.content().catch(() => '')).toContain(answer);
  };
  const tick = async (page: Page) => (await page.$('main form [type="checkbox"]'))?.press(' ');
  const person = (email: string) => ({ firstName: 'Ada', lastName: 'Byron', email });

  test('a message and a tour are requested', async ({ baseURL, inbox }) => {
    const contact = await open(`${baseURL}/contact`);
    await type(contact, { ...person(inbox.address), message: 'Do you have a hall for 180 guests?' });
    await enter(contact, 'email', receiptPages.en.contact.title);
    const tour = await open(`${baseURL}/book-tour`);
    const [year, month, day] = berlinDayIn(1).split('-');
    await type(tour, { fullName: 'Ada Byron', email: inbox.address });
    await type(tour, { preferredDate: `${month}${day}${year}`, preferredTime: '1030AM' });
    await enter(tour, 'fullName', receiptPages.en.tour.title);
    await expect.poll(async () => (await inbox.subjects()).length).toBe(2);
  });

  test('a subscription is sent by the Enter key', async ({ baseURL, inbox }) => {
    const newsletter = await open(`${baseURL}/newsletter`);
    await type(newsletter, { email: inbox.address });
    await enter(newsletter, 'email', newsletterNotices.success.title);
    await inbox.mail(/confirm/i);
  });

  test('a sign-up and a request for business events are sent', async ({ baseURL, inbox }) => {
    const webinar = await open(`${baseURL}/webinar/sign-up`);
    await type(webinar, { firstName: 'Ada', email: inbox.address });
    await tick(webinar);
    await enter(webinar, 'email', webinarConfirmation.copy.confirmed.title);
    const event = await open(`${baseURL}/events/request`);
    await type(event, { ...person(inbox.address), company: 'Sample Engines' });
    await tick(event);
    await enter(event, 'company', receiptPages.de['business-event'].title);
    await expect.poll(async () => (await inbox.subjects()).length).toBe(2);
  });
});
