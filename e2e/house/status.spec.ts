import { watchShifts } from '../fixtures/shifts';
import { expect, test } from '../fixtures/test';

test('the footer’s Support leads to the status page, which says what the server says', async ({ page }) => {
  await page.goto('/support');
  await page.getByRole('link', { name: 'See what works right now' }).click();
  await expect(page).toHaveURL(/\/status$/);
  await expect(page.getByRole('heading', { name: 'Everything works.' })).toBeVisible();
  await expect(page.getByText(/^Checked at /)).toBeVisible();
});

for (const width of [390, 1440])
  test(`nothing moves when the server has answered, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const shifted = await watchShifts(page);
    await page.goto('/status');
    await expect(page.getByText(/^Checked at /)).toBeVisible();
    expect(await shifted()).toBe(0);
  });

test('the foot’s form is fetched once it is in sight, however short the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const asBuilt = await (await page.request.get('/status')).text();
  // A phone also loads its menu, in sight or not.
  const ofForms = () => scripts.filter((script) => !asBuilt.includes(script) && /\/(?:forms|newsletter)-/.test(script));
  await page.goto('/status');
  await expect(page.getByText(/^Checked at /)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(ofForms()).toEqual([]);
  await page.locator('#newsletter').scrollIntoViewIfNeeded();
  await expect.poll(() => ofForms().length).toBeGreaterThan(0);
});

test('the status page distinguishes late mails, lost forms and no response', async ({ page }) => {
  let answer: { status: number; body: string } | undefined;
  const down = (part: string) => ({
    status: 503,
    body: JSON.stringify({ status: 'down', checks: { database: 'up', mails: 'up', queue: 'up', [part]: 'down' } }),
  });
  await page.route('**/health/ready', (route) =>
    answer ? route.fulfill({ ...answer, contentType: 'application/json' }) : route.abort(),
  );
  answer = down('queue');
  await page.goto('/status');
  await expect(page.getByText(/^Emails are late/)).toBeVisible();
  await expect(page.getByText('What you send is kept the moment you send it.')).toBeVisible();

  answer = down('database');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText(/^Forms cannot be sent/)).toBeVisible();

  answer = undefined;
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText(/^Our server does not respond/)).toBeVisible();
});
