// Rules: desk.answers, desk.draft, desk.no-reply
import { deskApi } from '@mainstage/contracts/desk/calls';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import type { Page } from '@playwright/test';
import puppeteer, { type Page as FirefoxPage } from 'puppeteer-core';
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

async function addLeads(page: Page): Promise<{ id: string; name: string }[]> {
  const leads = [];
  for (let count = 0; count < leadsOfDay; count += 1) leads.push(await addLead(page));
  return leads;
}

/** Each lead is answered by this member and has a reminder. */
async function expectAnswered(page: Page, leads: readonly { id: string }[], member: string): Promise<void> {
  const name = member.split(' ')[0]!.toLowerCase();
  for (const { id } of leads)
    await expect
      .poll(
        async () => {
          const { state, owner, remindIfNoReplyBy } = await leadOf(page, id);
          return { state, isMine: owner?.includes(name), reminds: remindIfNoReplyBy !== null };
        },
        { timeout: 60_000 },
      )
      .toEqual({ state: 'answered', isMine: true, reminds: true });
}

for (const [size, width, member] of [
  ['a desk', 1440, team.lead],
  ['a phone', 390, team.member],
] as const)
  test(`a day of ${leadsOfDay} leads is answered without leaving ${size}`, async ({ page }) => {
    test.setTimeout(60_000 + leadsOfDay * 15_000);
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, member);
    const leads = await addLeads(page);

    const since = performance.now();
    let presses = 0;
    for (const lead of leads) presses += await answer(page, lead);
    const seconds = Math.round((performance.now() - since) / 1000);
    test.info().annotations.push({ type: 'day', description: `${presses} presses, ${seconds} s on ${size}` });
    expect(presses).toBe(pressesPerLead * leadsOfDay);

    await expectAnswered(page, leads, member);
  });

/** As `answer`, in Firefox. */
async function answerInFirefox(tab: FirefoxPage, origin: string, { id, name }: { id: string; name: string }) {
  await tab.goto(`${origin}/desk/leads/${id}`);
  await tab.waitForSelector(`::-p-xpath(//h1[contains(., "${name}")])`);
  await tab.keyboard.press('a');
  await tab.waitForFunction(() => document.activeElement instanceof HTMLTextAreaElement);
  await tab.locator('::-p-text(Draft from facts)').click();
  await tab.waitForFunction(
    (start) => [...document.querySelectorAll('textarea')].some(({ value }) => value.startsWith(start)),
    {},
    `Dear ${name},`,
  );
  await tab.locator('::-p-text(No reminder)').click();
  await tab.locator('[role="option"]::-p-text(In a week)').click();
  await tab.waitForSelector('[role="option"]', { hidden: true });
  await tab.keyboard.down('Control');
  await tab.keyboard.press('Enter');
  await tab.keyboard.up('Control');
  await tab.waitForSelector('::-p-text(Draft from facts)', { hidden: true });
}

test(`a day of ${leadsOfDay} leads is answered in Firefox`, async ({ page, baseURL }) => {
  test.setTimeout(60_000 + leadsOfDay * 15_000);
  await signIn(page);
  const leads = await addLeads(page);
  const executablePath = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
  const firefox = await puppeteer.launch({ browser: 'firefox', executablePath });
  try {
    const tab = await firefox.newPage();
    await tab.setViewport({ width: 1440, height: 900 });
    await tab.goto(`${baseURL}/desk`);
    await tab.locator(`::-p-text(${team.lead})`).click();
    await tab.waitForSelector('::-p-xpath(//h1[starts-with(normalize-space(.), "Today")])');
    const since = performance.now();
    for (const lead of leads) await answerInFirefox(tab, baseURL!, lead);
    const seconds = Math.round((performance.now() - since) / 1000);
    test.info().annotations.push({ type: 'day', description: `${seconds} s in Firefox` });
    await expectAnswered(page, leads, team.lead);
  } finally {
    await firefox.close();
  }
});
