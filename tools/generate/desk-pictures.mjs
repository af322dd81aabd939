/**
 * `node tools/generate/desk-pictures.mjs [folder]`: takes the screenshots of docs/desk.md from a temporary demo: today
 * with a message to decide about, a lead, the calendar, the numbers, the editor of an offer and its page, and a lead on a phone.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import nodemailer from 'nodemailer';
import { build } from '../lib/build.mjs';
import { addressOf, interruptDemo, readyDemo, startDemo } from '../lib/running-demo.mjs';
import { main, root, Trouble } from '../lib/workspace.mjs';
import { findChromium } from '../test/services.mjs';
import { capture } from './picture-capture.mjs';

const folder = process.argv[2] ?? join(root, 'docs/pictures');
const settings = { locale: 'en-GB', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce', colorScheme: 'light' };

async function signedIn(browser, desk, viewport) {
  const page = await browser.newPage({ ...settings, viewport });
  await page.goto(desk);
  await page.getByRole('button', { name: 'Lena Brandt' }).click();
  await shown(page, /^Today/);
  // Moves the pointer away, because it would highlight a row.
  await page.mouse.move(0, 0);
  return page;
}

/** Waits until a page is fully loaded. */
async function shown(page, name) {
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' });
}

/** The first lead with a booking, and its day. */
async function bookedLead(page, desk) {
  const calls = `${new URL(desk).origin}/api/desk/leads`;
  const { leads } = await (await page.request.get(`${calls}?state=open&size=100`)).json();
  for (const { id } of leads) {
    const { bookings } = await (await page.request.get(`${calls}/${id}`)).json();
    const booking = bookings.find(({ state }) => state === 'option' || state === 'definite');
    if (booking) return { id, day: booking.day };
  }
  throw new Trouble('Nothing is booked in the demo.');
}

async function openLead(page, desk, id) {
  await page.goto(`${desk}/leads/${id}`);
  await page.getByRole('article').waitFor();
  await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' });
}

/** Adds a lead on a day without bookings, for which an offer can be made. */
async function addLead(page, desk) {
  const { origin } = new URL(desk);
  const calls = `${origin}/api/desk`;
  const isFree = async (day) =>
    (await (await page.request.get(`${calls}/calendar?from=${day}&to=${day}`)).json()).length === 0;
  const day = new Date(Date.now() + 60 * 86_400_000);
  while (!(await isFree(isoDay(day)))) day.setUTCDate(day.getUTCDate() + 1);
  const fields = {
    ...{ firstName: 'Clara', lastName: 'Winter', company: 'Winter & Partner', email: 'clara.winter@example.com' },
    message: 'Could you make us an offer for 120 guests?',
  };
  const lead = { kind: 'contact', source: 'telephone', clock: true, venue: 'skyline-stage', date: isoDay(day), fields };
  const response = await page.request.post(`${calls}/leads`, { headers: { Origin: origin }, data: lead });
  if (!response.ok()) throw new Trouble(`The lead was refused: ${await response.text()}`);
  return (await response.json()).id;
}

const isoDay = (date) => date.toISOString().slice(0, 10);

/** The editor of an offer, and the preview of its page. */
async function takeOffer(page, desk) {
  await openLead(page, desk, await addLead(page, desk));
  await page.keyboard.press('o');
  await page.getByRole('button', { name: 'Make the draft' }).click();
  await page.getByRole('button', { name: 'Preview' }).waitFor();
  await capture(page, { folder, name: 'desk-offer' });
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = await opening;
  await preview.locator('main[data-hydrated]').waitFor();
  await capture(preview, { folder, name: 'offer-page' });
}

/** Answers a client from an address that the team's list does not contain: Today asks *Is this one of you?* */
async function answerAsColleague(page, desk, id, port) {
  const lead = await (await page.request.get(`${new URL(desk).origin}/api/desk/leads/${id}`)).json();
  const from = 'Jonas Keller <jonas@keller-events.example>';
  const transport = nodemailer.createTransport({ port, tls: { rejectUnauthorized: false } });
  await transport.sendMail({
    ...{ from, to: lead.email, cc: lead.reply.copyTo, envelope: { from, to: lead.reply.copyTo } },
    ...{ subject: lead.reply.subject, text: 'The plan of the stage is attached, as promised on the telephone.' },
  });
  transport.close();
  await page.getByText('Is this one of you?').first().waitFor();
}

async function takePictures(browser, { desk, inboundPort }) {
  const page = await signedIn(browser, desk, { width: 1280, height: 800 });
  const { id, day } = await bookedLead(page, desk);
  await answerAsColleague(page, desk, id, inboundPort);
  await capture(page, { folder, name: 'desk-today' });
  await openLead(page, desk, id);
  await capture(page, { folder, name: 'desk-lead' });
  await page.goto(`${desk}/calendar?view=week&day=${day}`);
  await shown(page, /^Calendar/);
  await capture(page, { folder, name: 'desk-calendar' });
  await page.goto(`${desk}/numbers`);
  await shown(page, 'Numbers');
  await page.locator('.MuiBarChart-element, .MuiChartsAxis-root').first().waitFor();
  await capture(page, { folder, name: 'desk-numbers' });
  await takeOffer(page, desk);

  const phone = await signedIn(browser, desk, { width: 390, height: 780 });
  await openLead(phone, desk, id);
  await capture(phone, { folder, name: 'desk-phone', width: 390 });
}

/** The port for mail that comes in, from the closing block. */
const inboundPortOf = ({ output }) => Number(/--server localhost:(\d+)/.exec(output)?.[1]);

await main(async () => {
  await build();
  mkdirSync(folder, { recursive: true });
  const data = mkdtempSync(join(tmpdir(), 'mainstage-pictures-'));
  chmodSync(data, 0o755);
  const demo = startDemo(data);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    await readyDemo(demo);
    await takePictures(browser, { desk: addressOf(demo, 'Sales desk'), inboundPort: inboundPortOf(demo) });
    return 0;
  } finally {
    await browser.close();
    await interruptDemo(demo);
    rmSync(data, { recursive: true, force: true });
  }
});
