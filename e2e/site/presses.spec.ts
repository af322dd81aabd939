import { berlinDayIn } from '@mainstage/contracts/calendar';
import type { Locator, Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated';
import { expect, test } from '../fixtures/test';

/** A visitor who counts actions: clicks and filled fields. */
class Planner {
  presses = 0;

  constructor(
    readonly page: Page,
    readonly isPhone: boolean,
  ) {}

  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await target.click();
  }

  async enter(field: Locator, value: string): Promise<void> {
    this.presses += 1;
    await field.fill(value);
  }

  async choose(field: Locator, value: string): Promise<void> {
    this.presses += 1;
    await field.selectOption(value, { timeout: 5000 });
  }
}

const day = berlinDayIn(14);
const finder = (page: Page) => page.locator('#find');

async function openVenue(planner: Planner): Promise<void> {
  await planner.press(finder(planner.page).getByRole('link', { name: 'See it Skyline Stage' }));
  await expect(planner.page).toHaveURL(/\/venues\/skyline-stage/);
  await hydrated(planner.page);
}

/** Planners' tasks from the home page on, with the maximum number of actions on a desktop and on a phone. */
const tasks: Record<string, { most: [desktop: number, phone: number]; play: (planner: Planner) => Promise<void> }> = {
  'a room for 120 guests in theatre seating on a day': {
    most: [4, 4],
    async play(planner) {
      const find = finder(planner.page);
      await planner.enter(find.getByLabel('Number of people'), '120');
      await planner.choose(find.getByLabel('Seating'), 'theatre');
      await planner.enter(find.getByLabel('Day', { exact: true }), day);
      await planner.press(find.getByRole('link', { name: /^See it/ }).first());
      await expect(planner.page).toHaveURL(/\/venues\/[\w-]+\?.*guests=120/);
    },
  },
  'whether a room is free on a day': {
    most: [2, 2],
    async play(planner) {
      await openVenue(planner);
      await planner.enter(planner.page.getByLabel('Day', { exact: true }).first(), day);
      await expect(
        planner.page
          .getByText(/\b(free|booked)\b/i)
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
    },
  },
  'what a day costs': {
    most: [3, 3],
    async play(planner) {
      await openVenue(planner);
      await planner.press(planner.page.getByRole('link', { name: 'Estimate the cost' }));
      await hydrated(planner.page);
      await planner.enter(planner.page.getByLabel('First day'), day);
      await expect(planner.page.getByRole('row', { name: /Estimated total/ })).toContainText('€');
    },
  },
  'a question about a room': {
    most: [1, 1],
    async play(planner) {
      await planner.press(finder(planner.page).getByRole('link', { name: 'Ask about this room Skyline Stage' }));
      await expect(planner.page.locator('#message-form')).toBeInViewport();
    },
  },
  'a tour': {
    most: [1, 2],
    async play(planner) {
      const { page } = planner;
      if (planner.isPhone) await planner.press(page.getByRole('button', { name: 'Menu' }));
      await planner.press(page.getByRole('link', { name: 'Book a Tour', exact: true }).first());
      await expect(page.getByLabel('Full name')).toBeVisible();
    },
  },
  'the technical data sheet': {
    most: [2, 2],
    async play(planner) {
      await openVenue(planner);
      const sheet = planner.page.getByRole('link', { name: 'Technical Details (PDF)' });
      await expect(sheet).toHaveAttribute('href', /skyline-stage.*\.pdf$/);
      planner.presses += 1;
    },
  },
  'somebody to talk to': {
    most: [1, 1],
    async play(planner) {
      const { page } = planner;
      if (planner.isPhone) await planner.press(page.getByRole('button', { name: 'Menu' }));
      else await planner.press(page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }));
      await expect(page.locator('a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible();
    },
  },
};

for (const [width, isPhone] of [
  [1440, false],
  [390, true],
] as const)
  for (const [task, { most, play }] of Object.entries(tasks))
    test(`a planner at ${width} px gets ${task} in at most ${most[Number(isPhone)]} presses`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await hydrated(page);
      const planner = new Planner(page, isPhone);
      await play(planner);
      expect(planner.presses).toBeLessThanOrEqual(most[Number(isPhone)]!);
    });
