// Rules: desk.draft, desk.documents, desk.text-blocks
import { deskApi } from '@mainstage/contracts/desk/calls';
import { readPdf } from '@mainstage/pdf/testing/read-pdf';
import { expectAccessible } from '../fixtures/accessible';
import { addLead, freeDay, openLead, signIn } from '../fixtures/desk';
import { expect, test } from '../fixtures/test';

for (const [size, width] of [
  ['a desk', 1440],
  ['a phone', 390],
] as const)
  test(`an answer is drafted from facts, in either language, with documents, on ${size}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page);
    const day = await freeDay(page, width === 390 ? '2029-01-15' : '2029-03-12');
    const lead = await addLead(page, { venue: 'skyline-stage', date: day });
    await openLead(page, lead);
    await page.keyboard.press('a');
    const body = page.getByLabel('Your answer');
    await expect(body).toBeFocused();
    await page.getByRole('button', { name: 'Draft from facts' }).press('Enter');
    await expect(body).toHaveValue(/Dear Ada Visitor.*\n\n.*\n\nSkyline Stage is free on /);
    await expect(body).toBeFocused();
    await expect(
      page.getByText('The lead names no number of guests: the draft does not say whether they fit.'),
    ).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'German' }).click();
    await page.getByRole('button', { name: 'Text blocks' }).press('Enter');
    await page.getByRole('menuitem', { name: /Zur Besichtigung einladen/ }).press('Enter');
    await expect(body).toHaveValue(/Gern zeigen wir Ihnen Skyline Stage/);

    const documents = page.getByRole('list', { name: 'Documents' });
    await expect(documents.getByRole('button', { name: 'Attach: Estimate' })).toBeDisabled();
    await expect(documents).toContainText('The lead names no number of guests.');
    await documents.getByRole('button', { name: 'Attach: Floor plan' }).press('Enter');
    await documents.getByRole('button', { name: 'Attach: Data sheet' }).click();
    await expect(page.getByText('skyline-stage-plan-theatre.pdf')).toBeVisible();
    await expect(page.getByText('skyline-stage-data-sheet.pdf')).toBeVisible();
    await expectAccessible(page);

    const { origin } = new URL(page.url());
    const plan = await page.request.get(`${origin}${deskApi}/leads/${lead.id}/documents/plan`);
    expect((await readPdf(await plan.body())).title).toBe('Skyline Stage: floor plan, Theatre');
  });
