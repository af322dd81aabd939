import type { Locator, Page } from '@playwright/test';
import { berlinDayIn } from '@mainstage/contracts/calendar';
import { hydrated } from '../fixtures/hydrated';
import { expect, test } from '../fixtures/test';

/** Sets values as some form fillers and scripts do: in the controls, without an event. */
const set = (form: Locator, values: Record<string, string | boolean>) =>
  form.evaluate((element: HTMLFormElement, given) => {
    for (const [name, value] of Object.entries(given)) {
      const control = element.elements.namedItem(name) as HTMLInputElement;
      if (typeof value === 'boolean') control.checked = value;
      else control.value = value;
    }
  }, values);

const open = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name }).first().click();

interface FormCase {
  form: string;
  path: string;
  opens?: RegExp;
  values: Record<string, string | boolean>;
}

const cases: FormCase[] = [
  { form: 'contact', path: '/contact', values: { firstName: 'Ada', lastName: 'Byron', message: 'A hall for 180?' } },
  {
    form: 'tour',
    path: '/book-tour',
    values: { fullName: 'Ada Byron', preferredDate: berlinDayIn(2), preferredTime: '10:30', numberOfGuests: '4' },
  },
  { form: 'newsletter', path: '/', values: {} },
  {
    form: 'webinar',
    path: '/webinar/led-wall',
    opens: /anmelden|platz/i,
    values: { firstName: 'Ada', agreeToTerms: true },
  },
  {
    form: 'business-event',
    path: '/events',
    opens: /registrieren|bewerben/i,
    values: { firstName: 'Ada', lastName: 'Byron', company: 'Sample Engines', agreeToTerms: true },
  },
];

for (const { form, path, opens, values } of cases)
  test(`values set without an event are sent: ${form}`, async ({ page, inbox }) => {
    await page.goto(path);
    await hydrated(page);
    if (opens) await open(page, opens);
    const element = page.locator(`form[name="${form}"]`);
    await element.scrollIntoViewIfNeeded();
    await expect(element.locator('button[type=submit]')).toBeVisible();
    await set(element, { ...values, email: inbox.address });
    await page.waitForTimeout(1100);
    const answered = page.waitForResponse(
      (response) => response.request().method() === 'POST' && /\/api\//.test(response.url()),
    );
    // The newsletter's button is enabled on hover of its form.
    await element.hover();
    await element.locator('button[type=submit]').click();
    const response = await answered;
    expect(response.status()).toBe(201);
    expect(response.request().postDataJSON()).toMatchObject({ email: inbox.address });
  });
