import { dayAfter } from '@mainstage/calendar/states/verdict';
import { berlinDayIn } from '@mainstage/contracts/calendar';
import { dateText, fullDateText } from '@mainstage/contracts/date-text';
import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated';
import { expect, test } from '../fixtures/test';
import { translated } from '../fixtures/translator';

const day = berlinDayIn(2);
const longDay = (date: string) => fullDateText(date, { weekday: 'long' });

async function open(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await hydrated(page);
  return translated(page);
}

// Rules: text.changing
test.describe('a page that the browser translates', () => {
  test('lets a venue’s day be chosen, changed and taken back', async ({ page }) => {
    const errors = await open(page, '/venues/vista-stage');
    const decide = page.locator('#decide');
    const verdict = decide.getByRole('status').first();
    for (const date of [day, dayAfter(day)]) {
      await decide.locator('[name=date]').fill(date);
      await expect(verdict).toContainText(new RegExp(`${longDay(date)}: |free on ${dateText(date)}`));
      await expect(decide.getByRole('link', { name: dateText(date) })).toBeVisible();
    }
    await decide.locator('[name=guests]').fill('120');
    await expect(verdict).toContainText('you need 120');
    await expect(page.locator('dl[aria-label]').first()).toContainText('120 of');
    await decide.locator('[name=guests]').fill('130');
    await expect(page.locator('dl[aria-label]').first()).toContainText('130 of');
    await decide.locator('[name=date]').fill('');
    await expect(verdict).not.toContainText(dateText(dayAfter(day)));
    expect(errors).toEqual([]);
  });

  test('changes total and line of an estimate with its room', async ({ page }) => {
    const errors = await open(page, `/estimate?what=private-rooms&date=${day}&guests=12`);
    const what = page.getByLabel('What would you like to book?');
    const sheet = page.locator('[data-sheet]');
    const total = page.getByRole('row', { name: /Estimated total/ });
    await expect(total).toContainText('€');
    const before = await total.textContent();
    for (const room of ['Skyline Stage', 'Nova Stage']) {
      await what.selectOption({ label: room });
      await expect(sheet.locator('[data-line]').first()).toContainText(room);
    }
    await expect(total).not.toHaveText(before ?? '');
    await page.getByLabel('First day').fill('');
    await page.getByLabel('First day').fill(dayAfter(day));
    await expect(sheet).toContainText(fullDateText(dayAfter(day), { weekday: 'short' }));
    expect(errors).toEqual([]);
  });

  test('finds rooms for other numbers and another day', async ({ page }) => {
    const errors = await open(page, `/venues/finder?guests=130&date=${day}&part=evening`);
    const found = page.locator('#found');
    const best = page.getByRole('list', { name: 'Best matches' }).getByRole('listitem').first();
    for (const [guests, need] of [
      ['130', 'you need 130'],
      ['150', 'you need 150'],
    ] as const) {
      await page.locator('main [name=guests]').first().fill(guests);
      await expect(found).toContainText('rooms fit');
      await expect(best).toContainText(need);
    }
    await page.locator('main [name=date]').first().fill(dayAfter(day));
    await expect(page.locator('#house-day-section')).toContainText(longDay(dayAfter(day)));
    expect(errors).toEqual([]);
  });

  test('sends a message and a tour request, with an error on the way', async ({ page, inbox }) => {
    const errors = await open(page, '/contact');
    const form = page.locator('form[name=contact]');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
    for (const [name, text] of Object.entries({
      ...{ firstName: 'Ada', lastName: 'Byron', email: inbox.address, message: 'Do you have a hall for 180 guests?' },
    }))
      await form.locator(`[name=${name}]`).fill(text);
    await page.waitForTimeout(1100);
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(page.locator('[data-receipt]')).toContainText('Do you have a hall for 180 guests?');
    await page.getByRole('link', { name: 'Book a Tour' }).first().click();
    const tour = page.locator('form[name=tour]');
    for (const [name, text] of Object.entries({
      ...{ fullName: 'Ada Byron', email: inbox.address, preferredDate: day, preferredTime: '10:30' },
    }))
      await tour.locator(`[name=${name}]`).fill(text);
    await page.waitForTimeout(1100);
    await tour.getByRole('button', { name: 'Book a Tour' }).click();
    await expect(page.locator('[data-receipt]')).toContainText(longDay(day));
    expect(errors).toEqual([]);
  });
});
