// Rules: desk.answers, desk.draft, desk.no-reply
import puppeteer, { type Browser, type Page as FirefoxPage } from 'puppeteer-core';
import { addLeads, expectAnswered, leadsOfDay } from '../fixtures/day';
import { type NewLead, signIn, team } from '../fixtures/desk';
import { expect, test } from '../fixtures/test';

// Playwright needs its own patched Firefox; Debian's supports WebDriver BiDi, which Puppeteer uses.
let firefox: Browser;
test.beforeAll(async () => {
  const executablePath = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
  firefox = await puppeteer.launch({ browser: 'firefox', executablePath });
});
test.afterAll(() => firefox?.close());

/** Answers a lead from facts, with a reminder, as in day-of-answers.spec.ts. */
async function answer(tab: FirefoxPage, origin: string, { id, name }: NewLead) {
  await tab.goto(`${origin}/desk/leads/${id}`);
  await tab.waitForSelector(`::-p-xpath(//h1[contains(., "${name}")])`);
  await tab.keyboard.press('a');
  await tab.waitForFunction(() => document.activeElement instanceof HTMLTextAreaElement);
  await tab.locator('::-p-text(Draft from facts)').click();
  await tab.waitForFunction(
    (start) => [...document.querySelectorAll('textarea')].some(({ value }) => value.startsWith(start)),
    {},
    `Dear ${name},`,
  );
  await tab.locator('::-p-text(No reminder)').click();
  await tab.locator('[role="option"]::-p-text(In a week)').click();
  await tab.waitForSelector('[role="option"]', { hidden: true });
  await tab.keyboard.down('Control');
  await tab.keyboard.press('Enter');
  await tab.keyboard.up('Control');
  await tab.waitForSelector('::-p-text(Draft from facts)', { hidden: true });
}

test(`a lead is entered by hand, taken and answered by keys in Firefox, and a day of ${leadsOfDay} leads is`, async ({
  page,
  baseURL,
}) => {
  test.setTimeout(60_000 + leadsOfDay * 15_000);
  const tab = await (await firefox.createBrowserContext()).newPage();
  await tab.setViewport({ width: 1440, height: 900 });
  await tab.goto(`${baseURL}/desk`);
  await tab.locator(`::-p-text(${team.lead})`).click();
  await tab.waitForSelector('::-p-text(Answers due)');
  await tab.keyboard.press('n');
  for (const [name, text] of Object.entries({
    ...{ firstName: 'Ada', lastName: 'Fuchs', email: 'ada.fuchs@example.com', message: 'Do you have a stage?' },
  }))
    await tab.locator(`main [name="${name}"]`).fill(text);
  await tab.locator('main [type="submit"]').click();
  await tab.waitForSelector('article');
  const lead = () => tab.$eval('article', ({ textContent }) => textContent);
  await tab.keyboard.press('t');
  await expect.poll(lead).toContain('Taken · Lena Brandt');
  await tab.keyboard.press('e');
  await tab.locator('[role="dialog"] [type="submit"]').click();
  await expect.poll(lead).toContain('Answered · Lena Brandt');

  await signIn(page);
  const leads = await addLeads(page);
  for (const one of leads) await answer(tab, baseURL!, one);
  await expectAnswered(page, leads, team.lead);
  await tab.browserContext().close();
});
