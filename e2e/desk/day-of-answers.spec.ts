// Rules: desk.answers, desk.draft, desk.no-reply
import { deskApi } from '@mainstage/contracts/desk/calls';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import type { Page } from '@playwright/test';
import { addLead, openLead, signIn, team } from '../fixtures/desk';
import { expect, test } from '../fixtures/test';

/** Leads of the day; `npm run proof:day` plays 40. */
const leadsOfDay = Number(process.env['DAY_LEADS'] ?? 10);
/** To open a lead, to answer, to draft, to choose a reminder (two), and to send. */
const pressesPerLead = 6;

const leadOf = async (page: Page, id: string): Promise<DeskLeadDetail> =>
  (await page.request.get(`${new URL(page.url()).origin}${deskApi}/leads/${id}`)).json() as Promise<DeskLeadDetail>;

/** Answers a lead from facts, with a reminder. @returns the number of presses */
async function answer(page: Page, lead: { id: string; name: string }): Promise<number> {
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

for (const [size, width, member] of [
  ['a desk', 1440, team.lead],
  ['a phone', 390, team.member],
] as const)
  test(`a day of ${leadsOfDay} leads is answered without leaving ${size}`, async ({ page }) => {
    test.setTimeout(60_000 + leadsOfDay * 15_000);
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, member);
    const leads = [];
    for (let count = 0; count < leadsOfDay; count += 1) leads.push(await addLead(page));

    const since = performance.now();
    let presses = 0;
    for (const lead of leads) presses += await answer(page, lead);
    const seconds = Math.round((performance.now() - since) / 1000);
    test.info().annotations.push({ type: 'day', description: `${presses} presses, ${seconds} s on ${size}` });
    expect(presses).toBe(pressesPerLead * leadsOfDay);

    for (const { id } of leads)
      await expect
        .poll(
          async () => {
            const { state, owner, remindIfNoReplyBy } = await leadOf(page, id);
            return {
              state,
              isMine: owner?.includes(member.split(' ')[0]!.toLowerCase()),
              reminds: remindIfNoReplyBy !== null,
            };
          },
          { timeout: 60_000 },
        )
        .toEqual({ state: 'answered', isMine: true, reminds: true });
  });
