/**
 * `node tools/generate/pictures.mjs [folder]`: takes the README's screenshots from a temporary demo: home, finder, a
 * venue, and the mailbox after a contact form was sent.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from '../lib/build.mjs';
import { addressOf, interruptDemo, readyDemo, startDemo } from '../lib/running-demo.mjs';
import { main, root } from '../lib/workspace.mjs';
import { findChromium } from '../test/services.mjs';
import { capture } from './picture-capture.mjs';

const viewport = { width: 1280, height: 800 };
const folder = process.argv[2] ?? join(root, 'docs/pictures');

async function sendContactForm(page, site) {
  await page.goto(`${site}/contact`);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Email', { exact: false }).first().fill('ada.byron@example.org');
  await page.getByLabel('Company').fill('Sample Engines');
  await page.getByLabel('Message').fill('Do you have a stage for 180 guests in May? We need a LED wall and dinner.');
  // A form sent within a second counts as a robot's.
  await page.waitForTimeout(1500);
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Message sent successfully!').waitFor();
}

async function take(page, name) {
  await page.waitForLoadState('networkidle');
  await capture(page, { folder, name });
}

async function takePictures(browser, { site, mailbox }) {
  const page = await browser.newPage({
    viewport,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  });
  await page.goto(site);
  await take(page, 'home');
  await page.goto(`${site}/venues/finder?guests=180&layout=theatre`);
  await take(page, 'finder');
  await page.goto(`${site}/venues/skyline-stage`);
  await take(page, 'venue');
  await sendContactForm(page, site);
  await page.goto(mailbox);
  await page.getByText('ada.byron@example.org').first().click();
  await take(page, 'mailbox');
}

await main(async () => {
  await build();
  mkdirSync(folder, { recursive: true });
  const data = mkdtempSync(join(tmpdir(), 'mainstage-pictures-'));
  chmodSync(data, 0o755);
  const demo = startDemo(data);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    await readyDemo(demo);
    await takePictures(browser, { site: addressOf(demo, 'Site'), mailbox: addressOf(demo, 'Mailbox') });
    return 0;
  } finally {
    await browser.close();
    await interruptDemo(demo);
    rmSync(data, { recursive: true, force: true });
  }
});
