import puppeteer, { type Browser } from 'puppeteer-core';
import { expect, test } from '../fixtures/test';

// Playwright needs its own patched Firefox; Debian's supports WebDriver BiDi, which Puppeteer uses.
let firefox: Browser;
test.beforeAll(async () => {
  const executablePath = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
  firefox = await puppeteer.launch({ browser: 'firefox', executablePath });
});
test.afterAll(() => firefox.close());

test('a lead is entered by hand, taken and answered by keys in Firefox', async ({ baseURL }) => {
  const page = await (await firefox.createBrowserContext()).newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(`${baseURL}/desk`);
  await page.locator('::-p-text(Lena Brandt)').click();
  await page.waitForSelector('::-p-text(Answers due)');
  await page.keyboard.press('n');
  for (const [name, text] of Object.entries({
    ...{ firstName: 'Ada', lastName: 'Fuchs', email: 'ada.fuchs@example.com', message: 'Do you have a stage?' },
  }))
    await page.locator(`main [name="${name}"]`).fill(text);
  await page.locator('main [type="submit"]').click();
  await page.waitForSelector('article');
  const lead = () => page.$eval('article', ({ textContent }) => textContent);
  await page.keyboard.press('t');
  await expect.poll(lead).toContain('Taken · Lena Brandt');
  await page.keyboard.press('e');
  await page.locator('[role="dialog"] [type="submit"]').click();
  await expect.poll(lead).toContain('Answered · Lena Brandt');
  await page.browserContext().close();
});
