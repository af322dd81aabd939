// Rules: site.next
import { BrowserTab } from '@mainstage/testing/browser-tab';
import { expect, test } from '@playwright/test';

/** The browser of the journeys, without Playwright in between: what it takes hold of opens no page ahead. */
let tab: BrowserTab;
test.beforeEach(async ({ browser }, { project }) => {
  const { executablePath = browser.browserType().executablePath(), args = [] } = project.use.launchOptions ?? {};
  tab = await BrowserTab.open(executablePath, args);
});
test.afterEach(() => tab.close());

test('a page whose link is pointed at stands ready before the click, and is shown with it', async ({ baseURL }) => {
  await tab.go(`${baseURL}/support`);

  await tab.pointAt('/contact');
  await tab.untilReady();
  const { openedAhead } = await tab.press();

  expect(openedAhead).toBe(true);
  await tab.untilShown(`'live' in document.documentElement.dataset`);
});

test('a page that was opened ahead is not kept from sight by its picture', async ({ baseURL }) => {
  await tab.go(`${baseURL}/support`);

  await tab.pointAt('/references');
  await tab.untilReady();

  const ways = await tab.read<string[]>(`[...document.images].map(({ decoding }) => decoding)`, 'ahead');
  expect(ways.length).toBeGreaterThan(0);
  expect(new Set(ways)).toEqual(new Set(['async']));
});

test('a page that is opened ahead does nothing before it is shown', async ({ baseURL }) => {
  await tab.go(`${baseURL}/support`);

  await tab.pointAt('/contact');
  await tab.untilReady();

  const asked = await tab.read<string[]>(`performance.getEntriesByType('resource').map(({ name }) => name)`, 'ahead');
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((url) => /\.js$|\/api\//.test(url))).toEqual([]);
});

test('who is quicker than the browser gets the page all the same', async ({ baseURL }) => {
  await tab.go(`${baseURL}/support`);

  await tab.pointAt('/contact');
  await tab.press(0);

  await tab.untilShown(`'live' in document.documentElement.dataset`);
});
