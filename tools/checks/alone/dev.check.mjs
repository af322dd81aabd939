import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { identityOf } from '../../lib/processes.mjs';
import { addressOf, interruptDemo, readyDemo, startDemo } from '../../lib/running-demo.mjs';
import { slowness } from '../../lib/slowness.mjs';
import { root, say, Trouble } from '../../lib/workspace.mjs';
import { chromiumFlags, findChromium } from '../../test/services.mjs';

export const name =
  'npm run dev shows a changed text and style in the open page, keeps what is typed, and answers with a changed controller and mail';

/** For an idle machine; `slowness` scales it. */
const PAGE_WITHIN_MS = 1_000;
const SERVER_WITHIN_MS = 4_000;
const READY_WITHIN_MS = 240_000;
/** Multiple of its limit after which a change counts as not seen. */
const PATIENCE = 10;

/** Copies the sources, so that files can be changed without affecting other tasks. */
function copyOfCheckout() {
  const copy = mkdtempSync(join(tmpdir(), 'mainstage-dev-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of listed.toString().split('\0').filter(Boolean)) {
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Changes a file and waits for the effect. @returns {Promise<number>} milliseconds @throws Trouble */
async function change(copy, file, [from, to], isSeen, withinMs) {
  const text = readFileSync(join(copy, file), 'utf8');
  if (!text.includes(from)) throw new Trouble(`${file} has no “${from}” to change.`);
  const before = await slowness();
  const began = Date.now();
  writeFileSync(join(copy, file), text.replace(from, to));
  while (!(await isSeen())) {
    if (Date.now() - began > PATIENCE * withinMs) throw new Trouble(`A change of ${file} was not seen.`);
    await delay(20);
  }
  const took = Date.now() - began;
  const limit = withinMs * Math.max(before, await slowness());
  if (took > limit)
    throw new Trouble(`A change of ${file} was seen after ${took} ms, not within ${Math.round(limit)}.`);
  say(`  ${file}: seen after ${took} ms`);
}

async function changePage(copy, page) {
  const firstName = page.getByRole('textbox', { name: 'First name' });
  await firstName.fill('Ada');
  const title = page.getByRole('heading', { level: 1 });
  const shows = (text) => async () => (await title.innerText()) === text;
  const words = ['Tell us what you are planning.', 'Changed while it is open.'];
  await change(copy, 'libs/content/src/pages/contact.ts', words, shows(words[1]), PAGE_WITHIN_MS);
  const textIndent = () => title.evaluate((element) => getComputedStyle(element).textIndent);
  const style = ['const display = { ', "const display = { textIndent: '7px', "];
  await change(
    copy,
    'libs/ui/src/theme/typography.ts',
    style,
    async () => (await textIndent()) === '7px',
    PAGE_WITHIN_MS,
  );
  if ((await firstName.inputValue()) !== 'Ada') throw new Trouble('A changed file emptied a field.');
}

async function changeServer(copy, demo) {
  const site = addressOf(demo, 'Site');
  const answers = async () => {
    const response = await fetch(`${site}/api/webinars/led-wall`).catch(() => undefined);
    return response?.ok ? await response.json() : {};
  };
  const controller = [
    'this.now.forPage() : this.now.read();',
    'this.now.forPage() : this.now.read().then((date) => ({ ...date, changed: true }));',
  ];
  await change(
    copy,
    'apps/api/src/webinars/webinars.controller.ts',
    controller,
    async () => (await answers()).changed,
    SERVER_WITHIN_MS,
  );
  const mails = async () => {
    await sendContact(site);
    const all = await (await fetch(`${addressOf(demo, 'Mailbox')}/api/email`)).json();
    return all.some(({ subject }) => subject === 'Changed subject');
  };
  const subject = ["'We have received your message'", "'Changed subject'"];
  await change(copy, 'libs/leads/src/contact/mails/confirmation.en.ts', subject, mails, SERVER_WITHIN_MS);
}

/** Sends a contact message from a unique address; retries while the API restarts. */
async function sendContact(site) {
  const key = randomUUID();
  await fetch(`${site}/api/contact-submissions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ firstName: 'Ada', lastName: 'Test', email: `${key}@visitor.example`, message: 'Hello' }),
  }).catch(() => undefined);
}

export async function check() {
  const copy = copyOfCheckout();
  const demo = startDemo(
    join(copy, '.data'),
    { RATE_LIMIT_PER_MINUTE: '0' },
    { script: 'tools/dev/dev.mjs', cwd: copy },
  );
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  try {
    await readyDemo(demo, READY_WITHIN_MS);
    const page = await browser.newPage();
    await page.goto(`${addressOf(demo, 'Site')}/contact`);
    await page.waitForFunction(() => document.querySelector('html[data-hydrated] main[data-hydrated]') !== null);
    await changePage(copy, page);
    await changeServer(copy, demo);
    await interruptDemo(demo);
  } finally {
    await browser.close();
    if (identityOf(demo.child.pid)) demo.child.kill('SIGTERM');
    await demo.ended;
    rmSync(copy, { recursive: true, force: true });
  }
}
