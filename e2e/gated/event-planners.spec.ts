import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { eventPlanners, handbookPages } from '@mainstage/content/pages/event-planners';
import { fullTitle } from '@mainstage/content/site/page-content';
import { enter } from '../fixtures/gate';
import { asOnPaper } from '../fixtures/print';
import { expectSound } from '../fixtures/sound';
import { expect, test } from '../fixtures/test';

const handbook = '/event-planners';
const chapters = [
  ['how-we-support-you', 'How we support you'],
  ['our-packages', 'Our packages'],
  ['payment-information', 'Payment information'],
  ['deadlines', 'Deadlines'],
  ['types-of-events', 'Types of events'],
  ['catering', 'Catering'],
  ['digital-signage', 'Digital signage'],
] as const;

const titleOf = (path: string) => fullTitle(handbookPages.find((page) => page.path === path)!.head);

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('the front page leads into every chapter and back', async ({ page }) => {
  await enter(page, 'event-planners', handbook);
  const next = page.getByRole('region', { name: 'What’s Next?' });
  for (const [slug, name] of chapters) {
    await next.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`${handbook}/${slug}`);
    await expect(title(page)).toHaveText(name);
    await expect(page).toHaveTitle(titleOf(`${handbook}/${slug}`));
    await page.getByRole('link', { name: 'Handbook', exact: true }).click();
    await expect(title(page)).toHaveText('Your event, step by step.');
    await expect(page).toHaveTitle(fullTitle(eventPlanners.head));
  }
});

test('the front page shows four groups of questions and five sections; the film plays', async ({ page }) => {
  await enter(page, 'event-planners', handbook);
  for (const [id, name] of [
    ['general', 'General'],
    ['my-event', 'My Event'],
    ['the-venue', 'The Venue'],
    ['information-for-guests', 'Information for guests'],
    ['about-our-location', 'About Our Location'],
    ['the-team', 'The Team'],
    ['general-terms-and-conditions', 'General Terms and Conditions'],
    ['venues-and-meeting-rooms', 'Venues & Meeting Rooms'],
    ['furniture-and-set-up', 'Furniture + Set Up'],
  ])
    await expect(page.locator(`#${id} h2`)).toContainText(name ?? '');
  const general = page.locator('#general').getByRole('heading', { level: 2 });
  const sign = general.locator('xpath=..').getByRole('link');
  await expect(sign).toHaveCSS('opacity', '0');
  await general.hover();
  await expect(sign).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(sign).toHaveCSS('opacity', '0');
  await sign.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(sign).toBeFocused();
  await expect(sign).toHaveCSS('opacity', '1');
  await page.getByRole('button', { name: 'Play the film' }).click();
  await expect(page.getByRole('dialog').locator('video')).toBeVisible();
});

test('an answer is found by search, and its address leads there', async ({ page }) => {
  await enter(page, 'event-planners', handbook);
  const search = page.getByRole('search').getByLabel('Search the handbook');
  await search.fill('overtme');
  await page
    .getByRole('search')
    .getByRole('link', { name: /^Overtime/ })
    .click();
  await expect(page).toHaveURL(/\/deadlines#overtime$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Overtime' })).toBeInViewport();

  await page.getByRole('search').getByLabel('Search the handbook').fill('zzzzz');
  await expect(page.getByText('Nothing found.')).toBeVisible();
  await page.getByRole('search').getByLabel('Search the handbook').fill('cancel');
  await page.getByRole('search').getByLabel('Search the handbook').press('Enter');
  await expect(page).toHaveURL(/#(what-if-i-cancel|cancellation)$/);
});

test('six decks and the terms in two languages are downloaded, and given to nobody without the token', async ({
  page,
}) => {
  await enter(page, 'event-planners', `${handbook}/our-packages`);
  const buttons = page.getByRole('button', { name: /^Download/ });
  await expect(buttons).toHaveCount(6);
  const names: string[] = [];
  for (const button of await buttons.all()) {
    const download = page.waitForEvent('download');
    await button.click();
    const file = await download;
    names.push(file.suggestedFilename());
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await page.request.get(`/api/gates/event-planners/files/${file.suggestedFilename()}`)).status()).toBe(401);
    expect((await page.request.get(`/${file.suggestedFilename()}`)).status()).toBe(404);
  }
  expect(new Set(names).size).toBe(6);
  await page.goto(`${handbook}/payment-information`);
  await expect(
    page.getByRole('button', { name: /^Download (Terms and conditions|Geschäftsbedingungen)$/ }),
  ).toHaveCount(2);
});

test('three pictures of screens come through the gate', async ({ page }) => {
  await enter(page, 'event-planners', `${handbook}/digital-signage`);
  const pictures = page.locator('#screens img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all())
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
});

test('my dates are real days, kept over a reload, and a calendar can read them', async ({ page }) => {
  await enter(page, 'event-planners', `${handbook}/deadlines`);
  await page.getByLabel('Date of the event').fill('2099-06-19');
  await page.getByLabel('Date of the contract').fill('2099-01-12');
  const dates = page.locator('#my-dates li');
  await expect(dates.first()).toContainText('Thu 22 January 2099');
  await expect(dates.first()).toContainText('First instalment, 80%');
  await expect(dates.filter({ hasText: 'Second instalment, 20%' })).toContainText('Fri 22 May 2099');
  await expect(dates).toHaveCount(12);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add all to my calendar (.ics)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('deadlines-2099-06-19.ics');
  const calendar = readFileSync(await file.path(), 'utf8');
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(12);
  expect(calendar).toContain('DTSTART;VALUE=DATE:20990522');

  await page.getByLabel('Size of the order').selectOption('small');
  await expect(dates.first()).toContainText('Pay the full amount');
  await page.reload();
  await expect(page.getByLabel('Date of the event')).toHaveValue('2099-06-19');
});

test('the print version contains the handbook alone', async ({ page }) => {
  await enter(page, 'event-planners', `${handbook}/deadlines`);
  await asOnPaper(page);
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('search')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden();
  await expect(page.locator('footer').last()).toBeHidden();
});

for (const path of [handbook, ...chapters.map(([slug]) => `${handbook}/${slug}`)])
  test(`${path}, unlocked, has no finding of axe, fits the width and complains of nothing at 390 and 1440 px`, async ({
    page,
  }) => {
    await expectSound(page, { open: () => enter(page, 'event-planners', path) });
  });

test('every link of the handbook leads somewhere, down to its anchor', { tag: '@site' }, async ({ page, request }) => {
  test.slow();
  await enter(page, 'event-planners', handbook);
  const links = new Set<string>();
  const anchors = new Set<string>();
  for (const path of [handbook, ...chapters.map(([slug]) => `${handbook}/${slug}`)]) {
    await page.goto(path);
    await expect(title(page)).not.toHaveText('Protected Page');
    for (const id of await page.locator('main [id]').evaluateAll((all) => all.map(({ id: each }) => each)))
      anchors.add(`${path}#${id}`);
    for (const href of await page
      .locator('main a[href^="/"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? '')))
      links.add(href);
  }
  const inside = [...links].filter((link) => link.startsWith(handbook) && link.includes('#'));
  expect(inside.length).toBeGreaterThan(40);
  expect(inside.filter((link) => !anchors.has(link))).toEqual([]);
  for (const link of new Set([...links].map((each) => each.split('#')[0] ?? '')))
    expect((await request.get(link)).status(), link).toBe(200);
});
