// Rules: form.contact, form.tour
import { berlinDayIn } from '@mainstage/contracts/calendar';
import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated';
import { watchShifts } from '../fixtures/shifts';
import { expect, test } from '../fixtures/test';

const planned = { guests: 120, layout: 'banquet', date: berlinDayIn(40), part: 'evening' };
const query = new URLSearchParams({ venue: 'skyline-stage', guests: '120', date: planned.date });

const fieldsOf = (page: Page) =>
  page
    .locator('main form')
    .locator('input:visible, textarea:visible')
    .evaluateAll((all) => all.map((field) => Math.round(field.getBoundingClientRect().top + window.scrollY)));

for (const [form, path, send] of [
  ['contact', '/contact', 'Send message'],
  ['tour', '/book-tour', 'Book a Tour'],
] as const)
  for (const [origin, search, stored] of [
    ['an earlier page', '', planned],
    ['a shared link', `?${query}`, {}],
  ] as const)
    test(`the ${form} form holds the space of what was chosen on ${origin}, so that no field moves`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/*.js', async (route) => {
        await released;
        await route.continue();
      });
      await page.addInitScript((plan) => {
        sessionStorage.setItem('mainstage.planned', JSON.stringify(plan));
        localStorage.setItem('mainstage.shortlist', '["arena"]');
      }, stored);
      const shifted = await watchShifts(page);
      await page.goto(path + search, { waitUntil: 'commit' });
      await expect(page.locator('main form').getByRole('button', { name: send })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const before = await fieldsOf(page);
      // Fonts and the rest of the HTML may have moved the page while it was loaded; hydration must not.
      const shiftedBefore = await shifted();

      release();
      await hydrated(page);
      const kept = search ? 'From your visit so far' : 'Your request';
      await expect(page.getByRole('region', { name: 'Your request' })).toContainText('120 guests');
      await expect(page.getByRole('region', { name: kept })).toContainText('Arena, on your shortlist');
      if (form === 'tour' && search) await expect(page.getByRole('region', { name: /Skyline Stage/ })).toBeVisible();
      const after = await fieldsOf(page);
      // A font that is loaded late may move a line by a few pixels.
      for (const [place, top] of after.entries()) expect(Math.abs(top - before[place]!)).toBeLessThan(8);
      expect((await shifted()) - shiftedBefore).toBeLessThan(0.02);
    });
