import { load } from '../lib/bundle.mjs';

const { heroFaults } = await load('e2e/fixtures/hero-light.ts');

/**
 * Findings of the hero that opens a page, if there is one; loads the page again.
 * @returns {Promise<import('./validators.mjs').Finding[]>}
 */
export async function heroes(page, address, where) {
  await page.goto(address, { waitUntil: 'networkidle' });
  const picture = page.locator('[data-hero="picture"]').first();
  // A hero at the end of a page is not on the screen, and its picture not loaded.
  if ((await picture.count()) === 0 || (await picture.boundingBox()).y > 100) return [];
  return (await heroFaults(page)).map((extract) => ({
    from: 'heroes',
    page: where,
    rule: 'light',
    message: '',
    extract,
  }));
}
