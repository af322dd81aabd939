import type { Page } from '@playwright/test';
import { deskApi } from '@mainstage/contracts/desk/calls';
import type { DeskSession } from '@mainstage/contracts/desk/session';
import { expectAccessible } from '../fixtures/accessible';
import { addLead, openLead, signIn, team } from '../fixtures/desk';
import { expect, test } from '../fixtures/test';

const sessionCall = `**${deskApi}/session`;

/** Answers as if the idle session ended after that many seconds. */
const endIdleAfter = (page: Page, seconds: number) =>
  page.route(sessionCall, async (route) => {
    const response = await route.fetch();
    const session = (await response.json()) as DeskSession;
    const idleEndsAt = new Date(Date.now() + seconds * 1000).toISOString();
    await route.fulfill({ response, json: { ...session, idleEndsAt } });
  });

/** Ends the session, as idleness would. */
const endSession = (page: Page) => page.context().clearCookies();

const note = (page: Page) => page.getByRole('article').getByLabel('Note for the team');

test.describe('sessions at the desk', () => {
  test('a session’s end is announced two minutes before, and a press extends the session', async ({ page }) => {
    await signIn(page);
    await endIdleAfter(page, 100);
    await page.goto('/desk/today');
    const dialog = page.getByRole('dialog', { name: 'Are you still there?' });
    await expect(dialog.getByRole('timer')).toHaveText(/^1:\d\d left$/);
    await expectAccessible(page);
    await page.unroute(sessionCall);
    const extended = page.waitForRequest(
      (request) => request.url().endsWith(`${deskApi}/session`) && !request.headers()['x-desk-background'],
    );
    await dialog.getByRole('button', { name: 'Stay signed in' }).press('Enter');
    await extended;
    await expect(dialog).toHaveCount(0);
  });

  test('a session’s end is reported where one signs in, which leads back to the page and its drafts', async ({
    page,
  }) => {
    await signIn(page);
    const lead = await addLead(page);
    await page.goto(`/desk/leads/${lead.id}?owner=nobody`);
    await note(page).fill('Prefers the evening');
    await expect(page.getByText('Draft kept')).toBeVisible();
    await page.getByRole('button', { name: 'Next step' }).click();
    await page.getByRole('textbox', { name: 'What' }).fill('Send the offer');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Next step: draft kept' })).toBeFocused();

    await endSession(page);
    const ended = page.getByText('Your session has ended.');
    // The stream may have heard of it before the press.
    await page.getByRole('button', { name: 'Add the note' }).or(ended).first().click();
    await expect(ended).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: team.lead }).click();
    await expect(page).toHaveURL(new RegExp(`/desk/leads/${lead.id}\\?owner=nobody$`));
    await expect(note(page)).toHaveValue('Prefers the evening');

    await page.getByRole('button', { name: 'Add the note' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Prefers the evening' })).toBeVisible();
    await expect(note(page)).toHaveValue('');
    await page.getByRole('button', { name: 'Next step: draft kept' }).click();
    await expect(page.getByRole('textbox', { name: 'What' })).toHaveValue('Send the offer');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('article')).toContainText('Next: Send the offer');
    await expect(page.getByText(/draft kept/i)).toHaveCount(0);
  });

  test('a sign-out in one tab signs the others out, and a sign-in signs them in', async ({ page, context }) => {
    await signIn(page);
    const lead = await addLead(page);
    await openLead(page, lead);
    const other = await context.newPage();
    await other.goto('/desk/today');
    await other.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible();
    await other.getByRole('button', { name: team.lead }).click();
    await expect(page.getByRole('heading', { level: 1, name: lead.name })).toBeVisible();
  });
});

test.describe('drafts at the desk', () => {
  test('a draft is found again after a reload, and by nobody else at the same computer', async ({ page }) => {
    await signIn(page);
    await page.goto('/desk/leads/new');
    await page.getByLabel('First name').fill('Ada');
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Ada');

    await endSession(page);
    await page.reload();
    await page.getByRole('button', { name: team.member }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'New lead' })).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('');
  });

  test('a draft is deleted at sign-out, after a question', async ({ page }) => {
    await signIn(page);
    const lead = await addLead(page);
    await openLead(page, lead);
    await note(page).fill('Prefers the evening');
    await page.getByRole('button', { name: 'Sign out' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign out?' });
    await expect(dialog).toContainText('A draft is not stored yet.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(note(page)).toHaveValue('Prefers the evening');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await dialog.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible();
    await expect(page.getByText('Your session has ended.')).toHaveCount(0);
    await page.getByRole('button', { name: team.lead }).click();
    await expect(page.getByRole('heading', { level: 1, name: lead.name })).toBeVisible();
    await expect(note(page)).toHaveValue('');
  });

  test('what was said in an answer is stored as a note', async ({ page }) => {
    await signIn(page);
    await openLead(page, await addLead(page));
    const lead = page.getByRole('article');
    await lead.getByRole('button', { name: 'I have answered' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('By telephone').check();
    await dialog.getByLabel(/^What was said/).fill('Wants the terrace');
    await page.reload();
    await lead.getByRole('button', { name: 'I have answered: draft kept' }).click();
    await expect(dialog.getByLabel('By telephone')).toBeChecked();
    await dialog.getByRole('button', { name: 'I have answered' }).click();
    await expect(lead).toContainText('Answered by telephone');
    await expect(lead.getByRole('listitem').filter({ hasText: 'Wants the terrace' })).toBeVisible();
  });
});
