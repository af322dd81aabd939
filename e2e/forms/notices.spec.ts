import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { hydrated } from '../fixtures/hydrated';
import { expect, ownBrowser, test } from '../fixtures/test';

test.use(ownBrowser);

const failure = (page: Page) => page.locator('[data-notice="destructive"]');

/** What the visible notices cover: the pointer, the focused element, or nothing. */
const covered = (page: Page, pointer?: { x: number; y: number }) =>
  page.evaluate((at) => {
    const notices = [...document.querySelectorAll('[data-notice]')].map((notice) => notice.getBoundingClientRect());
    const doing = document.activeElement!;
    const focus = doing.getBoundingClientRect();
    return {
      notices: notices.length,
      focus: notices.some(
        (n) => n.left < focus.right && focus.left < n.right && n.top < focus.bottom && focus.top < n.bottom,
      )
        ? doing.outerHTML.slice(0, 120)
        : '',
      pointer: !!at && notices.some((n) => n.left < at.x && at.x < n.right && n.top < at.y && at.y < n.bottom),
    };
  }, pointer);

test('a failure leaves when it has come right, also while the pointer rests on it', async ({
  page,
  inbox,
  context,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Email', { exact: false }).first().fill(inbox.address);
  await page.getByLabel('Company').fill('Sample Engines');
  await page.getByLabel('Message').fill('Is there a stage for 90 guests?');
  await page.waitForTimeout(1100);
  await context.setOffline(true);
  try {
    const send = page.getByRole('button', { name: 'Send message' });
    await send.click();
    await expect(failure(page)).toContainText('You seem to be offline');
    await context.setOffline(false);
    // Under the pointer it would stay.
    await failure(page).hover();
    await send.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  } finally {
    await context.setOffline(false);
  }
});

test('a notice never comes under the pointer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contact');
  await hydrated(page);
  const send = page.getByRole('button', { name: 'Send message' });
  for (const pointer of [
    { x: 1250, y: 840 },
    { x: 190, y: 840 },
  ]) {
    await page.mouse.move(pointer.x, pointer.y);
    await send.focus();
    await page.keyboard.press('Enter');
    await expect(failure(page)).toBeVisible();
    expect(await covered(page, pointer)).toEqual({ notices: 1, focus: '', pointer: false });
    await page.keyboard.press('Escape');
    await expect(failure(page)).toHaveCount(0);
  }
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
])
  test(`a notice that stands is never over the field that one fills in, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.clock.install();
    await page.goto('/contact');
    await hydrated(page);
    await page.getByRole('button', { name: 'Send message' }).focus();
    await page.keyboard.press('Enter');
    await expect(failure(page)).toBeVisible();
    await page.clock.pauseAt(new Date(Date.now() + 1000));
    await expect(page.getByLabel('First name')).toBeFocused();
    for (let field = 0; field < 9; field++) {
      expect(await covered(page)).toMatchObject({ notices: 1, focus: '' });
      await page.keyboard.press('Tab');
    }
  });

test('a notice about a dialog’s form is in the dialog, for screen readers and the keyboard', async ({ page }) => {
  await page.goto('/events');
  await hydrated(page);
  await page.getByRole('link', { name: 'Jetzt bewerben' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Jetzt registrieren' }).click();
  const notice = dialog.getByRole('alert');
  await expect(notice).toContainText('Bitte füllen Sie alle Pflichtfelder aus');
  await expect(failure(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  const dismiss = notice.getByRole('button', { name: 'Schließen' });
  await dialog.getByRole('button', { name: 'Jetzt registrieren' }).focus();
  await page.keyboard.press('Tab');
  await expect(dismiss).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(failure(page)).toHaveCount(0);
  await expect(dialog).toBeVisible();
});
