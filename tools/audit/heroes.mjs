import { load } from '../lib/bundle.mjs';

const { heroFaults } = await load('e2e/fixtures/hero-light.ts');

/** What is wrong with the hero that opens a page, if one does; the page is opened for it again. @returns {Promise<import('./validators.mjs').Finding[]>} */
export async function heroes(page, address, where) {
  await page.goto(address, { waitUntil: 'networkidle' });
  const picture = page.locator('[data-hero="picture"]').first();
  // One that closes a page is not on the screen, and its picture not fetched.
  if ((await picture.count()) === 0 || (await picture.boundingBox()).y > 100) return [];
  return (await heroFaults(page)).map((extract) => ({
    from: 'heroes',
    page: where,
    rule: 'light',
    message: '',
    extract,
  }));
}
