// Rules: desk.answers, desk.draft, desk.no-reply
import type { Page } from '@playwright/test';
import { addLeads, expectAnswered, leadsOfDay } from '../fixtures/day';
import { desktop, type NewLead, openLead, phone, signIn, team } from '../fixtures/desk';
import { expect, test } from '../fixtures/test';

/** To open a lead, to answer, to draft, to choose a reminder (two), and to send. */
const pressesPerLead = 6;

/** Answers a lead from facts, with a reminder. @returns the number of presses */
async function answer(page: Page, lead: NewLead): Promise<number> {
  let presses = 0;
  const press = async (action: Promise<void>) => {
    await action;
    presses += 1;
  };
  await press(openLead(page, lead));
  await press(page.keyboard.press('a'));
  const composer = page.getByLabel(/^Answer to /);
  await expect(composer.getByLabel('Your answer')).toBeFocused();
  await press(composer.getByRole('button', { name: 'Draft from facts' }).click());
  await expect(composer.getByLabel('Your answer')).toHaveValue(new RegExp(`^Dear ${lead.name},`));
  await press(composer.getByRole('combobox', { name: 'Remind me if no reply comes' }).click());
  await press(page.getByRole('option', { name: /^In a week/ }).click());
  await press(page.keyboard.press('Control+Enter'));
  await expect(composer).toBeHidden();
  return presses;
}

/** The answers of both days are sent together at the end, ten seconds after the last press. */
test(`a day of ${leadsOfDay} leads is answered without leaving a desk, and another on a phone`, async ({ page }) => {
  test.setTimeout(60_000 + 2 * leadsOfDay * 15_000);
  const days: { leads: NewLead[]; member: string }[] = [];
  for (const [size, window, member] of [
    ['a desk', desktop, team.lead],
    ['a phone', phone, team.member],
  ] as const) {
    await page.setViewportSize(window);
    await signIn(page, member);
    const leads = await addLeads(page);
    days.push({ leads, member });

    const since = performance.now();
    let presses = 0;
    for (const lead of leads) presses += await answer(page, lead);
    const seconds = Math.round((performance.now() - since) / 1000);
    test.info().annotations.push({ type: 'day', description: `${presses} presses, ${seconds} s on ${size}` });
    expect(presses).toBe(pressesPerLead * leadsOfDay);
  }
  for (const { leads, member } of days) await expectAnswered(page, leads, member);
});
