import { fileURLToPath } from 'node:url';
import { berlinDayIn } from '@mainstage/contracts/calendar';
import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated';
import { type OwnApi, ownApi } from '../fixtures/own-api';
import { expect, test } from '../fixtures/test';

const preload = fileURLToPath(new URL('../fixtures/plant-guard.mjs', import.meta.url));

interface FilledForm {
  call: string;
  page: string;
  fill: (page: Page) => Promise<ReturnType<Page['getByRole']>>;
  /** Text of the page if the form could not be sent. */
  failure: string;
}

const filledForms: Record<string, FilledForm> = {
  newsletter: {
    call: '/api/newsletter-subscriptions',
    page: '/',
    async fill(page) {
      const footer = page.getByRole('contentinfo');
      await footer.getByLabel('Email address').fill('ada@example.com');
      return footer.getByRole('button', { name: 'Subscribe' });
    },
    failure: 'Subscription failed',
  },
  contact: {
    call: '/api/contact-submissions',
    page: '/contact',
    async fill(page) {
      const form = page.getByRole('main');
      await form.getByLabel('First name').fill('Ada');
      await form.getByLabel('Last name').fill('Byron');
      await form.getByLabel('Email', { exact: false }).fill('ada@example.com');
      await form.getByLabel('Message').fill('Do you have a hall for 180 guests?');
      return form.getByRole('button', { name: 'Send message' });
    },
    failure: 'Failed to send message',
  },
  tour: {
    call: '/api/tour-bookings',
    page: '/book-tour',
    async fill(page) {
      const form = page.getByRole('main');
      await form.getByLabel('Full name').fill('Ada Byron');
      await form.getByLabel('Email', { exact: false }).fill('ada@example.com');
      await form.getByLabel('Preferred date').fill(berlinDayIn(2));
      await form.getByLabel('Preferred time').fill('10:30');
      return form.getByRole('button', { name: 'Book a Tour' });
    },
    failure: 'Failed to submit tour request',
  },
  webinar: {
    call: '/api/webinar-registrations',
    page: '/webinar/led-wall',
    async fill(page) {
      const dialog = await openedDialog(page, /anmelden|platz/i);
      await dialog.getByLabel('Vorname').fill('Ada');
      await dialog.getByLabel('E-Mail', { exact: false }).fill('ada@example.com');
      await dialog.getByRole('checkbox').check();
      return dialog.getByRole('button', { name: /anmelden/i });
    },
    failure: 'Fehler',
  },
  'business-event': {
    call: '/api/event-registrations',
    page: '/events',
    async fill(page) {
      const dialog = await openedDialog(page, /registrieren|bewerben/i);
      await dialog.getByLabel('Vorname').fill('Ada');
      await dialog.getByLabel('Nachname').fill('Byron');
      await dialog.getByLabel('E-Mail', { exact: false }).fill('ada@example.com');
      await dialog.getByLabel('Unternehmen').fill('Sample Engines');
      await dialog.getByRole('checkbox').check();
      return dialog.getByRole('button', { name: 'Jetzt registrieren' });
    },
    failure: 'Fehler',
  },
};

async function openedDialog(page: Page, name: RegExp) {
  await page.getByRole('main').getByRole('link', { name }).first().click();
  return page.getByRole('dialog');
}

let api: OwnApi;
test.beforeAll(async () => {
  api = await ownApi();
  await api.up({ NODE_OPTIONS: `--import ${preload}` });
});
test.afterAll(() => api?.end());

for (const [form, { call, page: path, fill, failure }] of Object.entries(filledForms))
  test(`a guard planted on its controller rejects the ${form} form, and the page says so`, async ({ page }) => {
    await page.goto(api.url + path);
    await hydrated(page);
    const button = await fill(page);
    const called = page.waitForResponse((response) => response.url().endsWith(call));
    await button.click();
    const response = await called;
    expect(response.request().resourceType()).toBe('fetch');
    expect([response.status(), await response.json()]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
    await expect(page.locator('[data-notice="destructive"]')).toContainText(failure);
  });
