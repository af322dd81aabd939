// Rules: venues.pages
import { berlinDayIn } from '@mainstage/contracts/calendar';
import { clientErrorsPath } from '@mainstage/contracts/client-error';
import { dateText } from '@mainstage/contracts/date-text';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { hydrated } from '../fixtures/hydrated';
import { watchShifts } from '../fixtures/shifts';
import { expect, test } from '../fixtures/test';

const date = berlinDayIn(30);
const question = `guests=120&layout=theatre&date=${date}`;
const asked = [
  `/venues/finder?${question}&compare=vista-stage,liberty-stage`,
  `/venues?${question}&stage=yes`,
  `/venues/vista-stage?${question}`,
  `/venues/vista-stage/floor-plan?layout=classroom`,
  `/venues/unheard-of?${question}`,
  `/estimate?venue=vista-stage&date=${date}&guests=120`,
  '/360-view?venue=liberty-stage',
] as const;

test.describe('the first HTML', () => {
  test('answers the question and may be kept by a proxy for a moment', async ({ request }) => {
    const read = async (path: string) => {
      const response = await request.get(path);
      expect(response.headers()['cache-control']).toBe('public, max-age=0, s-maxage=10');
      return (await response.text()).replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ');
    };
    const finder = await read(asked[0]);
    expect(finder).toMatch(/\d+ of 34 rooms fit/);
    expect(finder).toContain(`free on ${dateText(date)}`);
    expect(finder).toContain('Side by side');
    expect(await read(asked[1])).toMatch(/\d+ of 34 rooms fit/);
    expect(await read(asked[2])).toMatch(/: free[\s\S]*free on /);
    const estimate = await read(asked[5]);
    expect(estimate).toMatch(/Estimated total[\s\S]*€[\d,]+\.00/);
    expect(estimate).toMatch(/free on /);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const overhang = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

  test('the finder answers its form', async ({ page, browser }) => {
    await page.goto('/venues/finder');
    await page.getByLabel('Number of people').fill('130');
    await page.getByLabel('Seating', { exact: true }).selectOption('classroom');
    await page.getByText('More filters').click();
    await page.getByLabel('Floor', { exact: true }).selectOption('5');
    await page.getByRole('button', { name: 'Show the rooms that fit' }).click();
    await expect(page).toHaveURL(/guests=130.*layout=classroom.*floor=5/);
    await expect(page.locator('#found')).toHaveText(/^5 of 34 rooms fit$/);
    await expect(page.getByLabel('Number of people')).toHaveValue('130');
    await expect(page.getByLabel('Seating', { exact: true })).toHaveValue('classroom');
    await expect(page.getByLabel('Floor', { exact: true })).toHaveValue('5');
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    const context = await browser.newContext({ javaScriptEnabled: true });
    const same = await context.newPage();
    await same.setContent(await page.content());
    await expectAccessible(same);
    await context.close();
  });

  test('the list of venues answers its sentence', async ({ page }) => {
    await page.goto('/venues');
    await page.getByLabel('Number of people').fill('120');
    await page.getByLabel('Seating', { exact: true }).selectOption('theatre');
    await page.getByLabel('Day', { exact: true }).fill(date);
    await page.getByRole('button', { name: 'Show the rooms that fit' }).click();
    await expect(page).toHaveURL(new RegExp(`/venues\\?guests=120&layout=theatre&date=${date}&.*#find$`));
    const best = page.getByRole('list', { name: 'Best matches' }).getByRole('listitem');
    await expect(best.first()).toContainText('seats 199, you need 120');
    await expect(best.first()).toContainText(`free on ${dateText(date)}`);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  });

  test('a venue says whether it is free on the day', async ({ page }) => {
    await page.goto('/venues/vista-stage');
    await page.getByLabel('Day', { exact: true }).fill(date);
    await page.getByLabel('Guests', { exact: true }).fill('120');
    await page.getByRole('button', { name: 'Check the day' }).click();
    await expect(page).toHaveURL(/date=.*&guests=120#decide$/);
    await expect(page.locator('#decide [role=status]')).toContainText(/free on .*Seats 199 in theatre, you need 120/);
    await expect(page.getByLabel('Day', { exact: true })).toHaveValue(date);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  });
});

test.describe('hydration', () => {
  for (const stored of [false, true])
    test(`finds the page as it was rendered and asks nothing again, ${stored ? 'with' : 'without'} a stored plan`, async ({
      page,
    }) => {
      const wrong: string[] = [];
      page.on('console', (message) => {
        // Ignores the graphics driver's messages about the 360° view.
        if (/error|warning/.test(message.type()) && !message.text().startsWith('[.WebGL')) wrong.push(message.text());
      });
      page.on('pageerror', (error) => void wrong.push(error.message));
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname === clientErrorsPath || pathname.startsWith('/api/availability')) wrong.push(request.url());
      });
      if (stored)
        await page.addInitScript(() => {
          sessionStorage.setItem('mainstage.planned', '{"guests":40,"date":"2031-01-15","layout":"banquet"}');
          localStorage.setItem('mainstage.shortlist', '["arena","skyline-stage"]');
        });
      const shifted = await watchShifts(page);
      for (const path of asked) {
        await page.goto(path);
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        expect([path, ...wrong]).toEqual([path]);
        expect(await shifted(), path).toBeLessThanOrEqual(0.01);
      }
    });
});
