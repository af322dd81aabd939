import { hydrated } from '../fixtures/hydrated';
import { expect, test } from '../fixtures/test';

const services = [
  { id: 'venue-as-a-service', title: 'Venue as a Service', button: 'Request a date' },
  { id: 'full-service-experience', title: 'Full-Service Experience', button: 'Start planning' },
  { id: 'technology-solutions', title: 'Technology Solutions', button: 'Ask a technician' },
  { id: 'creative-content', title: 'Creative Content', button: 'Send a slide' },
];
/** 24 units of 4 px (rule nav.timing). */
const offset = 24 * 4;

test.use({ viewport: { width: 1440, height: 900 } });

/** Parses a mail link. */
function mailOf(href: string | null) {
  const url = new URL(href ?? '');
  return { scheme: url.protocol, subject: url.searchParams.get('subject'), body: url.searchParams.get('body') ?? '' };
}

test('Our Services: four sections with picture, icon, text and four features, and the way back', async ({ page }) => {
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services');
  for (const { id, title } of services) {
    const section = page.locator(`#${id}`);
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(section.getByRole('listitem')).toHaveCount(4);
    await expect(section.getByRole('img')).toHaveCount(1);
    await expect(section.locator('svg')).toHaveCount(1);
  }
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('every button writes a German mail in a new window, and sends nothing', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  await page.goto('/services');
  for (const { id, title, button } of services) {
    const link = page.locator(`#${id}`).getByRole('link', { name: button });
    await expect(link).toHaveAttribute('target', '_blank');
    const mail = mailOf(await link.getAttribute('href'));
    expect(mail).toMatchObject({ scheme: 'mailto:', subject: `Unverbindliche Beratung: ${title}` });
    expect(mail.body).toContain('bitte um eine unverbindliche Beratung');
  }
  const start = page.getByRole('link', { name: 'Get Started' });
  await expect(start).toHaveAttribute('target', '_blank');
  expect(mailOf(await start.getAttribute('href')).body).toContain('unverbindliche Beratung');
  expect(calls).toEqual([]);
});

test('a section begins 24 units below the top, from this page and from the footer of another', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const arrives = async (navigation: string, { id, title }: (typeof services)[number]) => {
    await page.getByRole('navigation', { name: navigation }).getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(new RegExp(`/services#${id}$`));
    await expect
      .poll(async () => Math.round((await page.locator(`#${id}`).boundingBox())?.y ?? Number.NaN))
      .toBe(offset);
  };
  await page.goto('/references');
  await hydrated(page);
  await arrives('Footer', services[2]!);
  for (const service of services.slice(0, 3)) await arrives('Our services', service);
});
