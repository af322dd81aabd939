import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleIn } from '../fixtures/accessible';
import { addLead, desktop, noLongerLoads, openLead, openToday, phone, signIn, tablet } from '../fixtures/desk';
import { expect, test } from '../fixtures/test';

const pages = ['Today', 'Leads', 'Calendar', 'Table', 'Numbers', 'Settings'] as const;
const path = (name: string) => `/desk/${name.toLowerCase()}`;

/** On a desk, a tablet and a phone. */
async function expectAccessibleEverywhere(page: Page): Promise<void> {
  await noLongerLoads(page);
  await expectAccessibleIn(page, desktop, tablet, phone);
}

test('no page of the desk has a finding of axe or scrolls sideways on a desk, a tablet or a phone', async ({
  page,
}) => {
  test.slow();
  await page.goto('/desk/sign-in');
  await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await signIn(page);
  const lead = await addLead(page, { venue: 'skyline-stage', date: '2030-05-14' });
  for (const name of pages) {
    await page.goto(path(name));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expectAccessibleEverywhere(page);
  }
  await openLead(page, lead);
  await expectAccessibleEverywhere(page);
  await page.goto('/desk/leads/new');
  await expect(page.getByRole('heading', { level: 1, name: 'New lead' })).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('the desk has no finding of axe in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openToday(page);
  await expectAccessible(page);
  await openLead(page, await addLead(page));
  await expectAccessible(page);
});

test('a page of the desk is for nobody who is not signed in, and is returned to afterwards', async ({ page }) => {
  await page.goto('/desk/leads?owner=mine');
  await expect(page).toHaveURL(/\/desk\/sign-in$/);
  await page.getByRole('button', { name: 'Lena Brandt' }).click();
  await expect(page).toHaveURL(/\/desk\/leads\?owner=mine$/);
  await page.goto('/desk/settings');
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(page).toHaveURL(/\/desk\/sign-in$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/desk\/sign-in$/);
});

for (const { width, height } of [phone, desktop])
  test(`a lead with the longest names stays within a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signIn(page);
    const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(2);
    const { id } = await addLead(page, {
      fields: {
        ...{ firstName: long, lastName: 'von Überlingen', company: `${long} mbH & Co. KGaA`, message: long.repeat(4) },
        email: `${'wolfgang-maximilian.'.repeat(3)}w@sehr-lange-firmenbezeichnung.example.com`,
      },
    });
    await page.goto('/desk/leads?sort=received');
    const row = page.locator(`[data-lead="${id}"]`);
    await expect(row.getByText('No owner')).toBeInViewport({ ratio: 1 });
    await expect(row.getByText(/left$|^by /)).toBeInViewport({ ratio: 1 });
    await row.click();
    await expect(page.getByRole('article')).toBeVisible();
    await expectAccessible(page);
    const cut = await page
      .getByRole('article')
      .evaluate((article) => article.scrollWidth - article.clientWidth > 1 || article.clientWidth > innerWidth);
    expect(cut).toBe(false);
  });

test('the open lead differs from the others in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await signIn(page);
  const lead = await addLead(page);
  await page.goto(`/desk/leads/${lead.id}?sort=received`);
  const row = page.getByRole('list', { name: 'Leads' }).getByRole('link', { name: lead.name });
  await expect(row).toHaveCSS('border-left-width', '6px');
});
