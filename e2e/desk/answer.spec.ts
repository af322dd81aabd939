// Rule: desk.answers
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { addLead, openLead, signIn, someName, team } from '../fixtures/desk';
import { expect, test } from '../fixtures/test';

const composerOf = (page: Page) => page.getByLabel(/^Answer to /);
const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a plan') };

/** Opens a new lead at an address. */
async function openNewLead(page: Page, email: string) {
  const lastName = someName();
  const lead = await addLead(page, {
    fields: { firstName: 'Ada', lastName, email, message: 'Do you have a stage?' },
  });
  await openLead(page, { ...lead, name: `Ada ${lastName}` });
  return { ...lead, name: `Ada ${lastName}` };
}

async function startAnswer(page: Page, text: string) {
  await page.getByRole('article').getByRole('button', { name: 'Answer', exact: true }).click();
  const composer = composerOf(page);
  await expect(composer.getByLabel('Your answer')).toBeFocused();
  await page.keyboard.type(text);
  return composer;
}

for (const [size, viewport] of [
  ['beside the thread', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const)
  test.describe(`an answer ${size}`, () => {
    test.use({ viewport });

    test('is written, undone, sent with its file, and stops the clock', async ({ page, inbox }) => {
      test.slow();
      await signIn(page);
      const { id } = await openNewLead(page, inbox.address);
      const composer = await startAnswer(page, 'Dear Ada, the plan is attached.');
      await expect(composer.getByText(inbox.address)).toBeVisible();
      await expect(composer.getByLabel('Subject')).toHaveValue(`Re: Your message to us [${id.slice(0, 18)}]`);
      await expectAccessible(page);

      await page.keyboard.press('Control+Enter');
      const question = page.getByRole('dialog', { name: 'Send it without an attachment?' });
      await expect(question).toContainText('You wrote “attached”');
      await question.getByRole('button', { name: 'Back to the answer' }).click();
      const files = composer.locator('input[type=file]');
      await files.setInputFiles({ name: 'virus.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
      await expect(composer.getByText('virus.exe cannot be sent.')).toBeVisible();
      await files.setInputFiles(plan);
      await expect(composer.getByRole('button', { name: 'Remove plan.pdf' })).toBeVisible();
      await expect(composer.getByText('Draft saved')).toBeVisible();

      await composer.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(composer).toBeHidden();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(composer.getByLabel('Your answer')).toHaveValue(/^Dear Ada, the plan is attached\./);
      await expect(composer.getByRole('button', { name: 'Remove plan.pdf' })).toBeVisible();
      await composer.getByLabel('Your answer').focus();
      await page.keyboard.press('Control+Enter');
      await expect(composer).toBeHidden();
      const lead = page.getByRole('article');
      await expect(lead).toContainText('The answer is being sent');

      const mail = await inbox.mail(/^Re: Your message to us/);
      expect(mail.text).toContain('Dear Ada, the plan is attached.');
      expect(mail.text).not.toContain('Do you have a stage?');
      expect(mail.headers).not.toHaveProperty('auto-submitted');
      expect(mail.attachments).toMatchObject([{ contentType: 'application/pdf', text: '%PDF-1.7 a plan' }]);
      await expect(lead).toContainText(`Answered · ${team.lead}`, { timeout: 30_000 });
      await expect(lead).toContainText('Accepted by their mail server');
      await lead.getByRole('button', { name: 'Show it as it was sent' }).click();
      await expect(lead.getByRole('region', { name: 'The whole message' })).toContainText('plan.pdf');
      await expectAccessible(page);
    });
  });

test.describe('an answer', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('is sent later, stopped, and edited; its draft is on every device', async ({
    page,
    browser,
    baseURL,
    inbox,
  }) => {
    await signIn(page);
    const lead = await openNewLead(page, inbox.address);
    const composer = await startAnswer(page, 'We are looking forward to it.');
    await composer.getByRole('button', { name: 'Send later' }).click();
    const later = page.getByRole('dialog', { name: 'Send later' });
    await later.getByLabel('Day').fill('2020-01-01');
    await expect(later.getByText('This time has passed.')).toBeVisible();
    await later
      .getByRole('button', { name: /08:00$/ })
      .first()
      .click();
    await later.getByRole('button', { name: 'Use this time' }).click();
    await composer.getByRole('button', { name: /^Send .*08:00$/ }).click();
    const article = page.getByRole('article');
    await expect(article).toContainText('The answer is to be sent on');
    await expect(article).toContainText('New · No owner');
    await article.getByRole('button', { name: 'Stop and edit' }).click();
    await expect(composer.getByLabel('Your answer')).toHaveValue(/^We are looking forward to it\./);
    await composer.getByLabel('Your answer').press('Escape');
    await expect(composer).toBeHidden();

    const other = await browser.newContext({ baseURL });
    try {
      const phone = await other.newPage();
      await signIn(phone);
      await openLead(phone, lead);
      await phone.getByRole('article').getByRole('button', { name: 'Answer', exact: true }).click();
      await expect(composerOf(phone).getByLabel('Your answer')).toHaveValue(/^We are looking forward to it\./);
    } finally {
      await other.close();
    }
  });

  for (const [from, to] of [
    [1440, 390],
    [390, 1440],
  ] as const)
    test(`stays as it was typed when the window goes from ${from} to ${to} px`, async ({ page, inbox }) => {
      await page.setViewportSize({ width: from, height: 900 });
      await signIn(page);
      await openNewLead(page, inbox.address);
      const composer = await startAnswer(page, 'Dear Ada, it is free.');
      await expect(composer.getByText('Draft saved')).toBeVisible();
      await page.setViewportSize({ width: to, height: 900 });
      const body = composer.getByLabel('Your answer');
      await expect(body).toHaveValue(/^Dear Ada, it is free\./);
      await body.press('End');
      await body.pressSequentially(' Really.');
      await expect(body).toHaveValue(/Really\./);
      await page.keyboard.press('Control+Enter');
      await expect(composer).toBeHidden();
      expect((await inbox.mail(/^Re: Your message to us/)).text).toContain('Dear Ada, it is free. Really.');
    });

  test('of two members who answer at once, the second is asked', async ({ page, browser, baseURL, inbox }) => {
    await signIn(page);
    const lead = await openNewLead(page, inbox.address);
    const other = await browser.newContext({ baseURL });
    try {
      const toms = await other.newPage();
      await signIn(toms, team.member);
      await openLead(toms, lead);
      const tomsComposer = await startAnswer(toms, 'Tom here: it is free.');
      await expect(page.getByText(`${team.member} is answering.`)).toBeVisible({ timeout: 30_000 });
      const composer = await startAnswer(page, 'Lena here: it is free.');
      await tomsComposer.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(tomsComposer).toBeHidden();
      await composer.getByRole('button', { name: 'Send', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Somebody has answered in the meantime' });
      await expect(dialog).toContainText(team.member);
      await expect(dialog).toContainText('Tom here: it is free.');
      await dialog.getByRole('button', { name: 'Keep as a draft' }).click();
      await expect(composer.getByLabel('Your answer')).toHaveValue(/^Lena here/);
      // Unsent text needs no confirmation at sign-out: the server has stored it.
      await expect(composer.getByText('Draft saved')).toBeVisible();
    } finally {
      await other.close();
    }
  });
});
