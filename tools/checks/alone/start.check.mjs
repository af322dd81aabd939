import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { slowness } from '../../lib/slowness.mjs';
import { identityOf } from '../../lib/processes.mjs';
import { Trouble } from '../../lib/workspace.mjs';
import { addressOf, interruptDemo, readyDemo, startDemo } from '../../lib/running-demo.mjs';

export const name =
  'npm start is ready within 8 s, names all bad settings first, ends in order, keeps data also when it or its database was killed, and starts that again';

/** For an idle machine; `slowness` scales it. */
const READY_WITHIN_MS = 8_000;
const FAULTS_WITHIN_MS = 5_000;

/** Sends a contact message. @returns {Promise<string>} its id: the same for the same key as long as the data exists */
async function send(run, key, message = 'Kept?') {
  const response = await fetch(`${addressOf(run, 'Site')}/api/contact-submissions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ firstName: 'Ada', lastName: 'Test', email: 'ada@visitor.example', message }),
  });
  const { id } = await response.json();
  if (response.status !== 201 || !id) throw new Trouble(`A message was answered with ${response.status}.`);
  return id;
}

/** Waits for this many mails of forms; the digest for sales is sent on business mornings only. */
async function mails(run, count) {
  let subjects;
  for (const latest = Date.now() + 40_000; Date.now() < latest; await delay(200)) {
    const all = await (await fetch(`${addressOf(run, 'Mailbox')}/api/email`)).json();
    subjects = all.map(({ subject }) => subject).filter((subject) => !subject.startsWith('Today: '));
    if (subjects.length === count) return;
  }
  throw new Trouble(`The mailbox holds ${subjects.length} mails, not ${count}: ${subjects.join(', ')}`);
}

/** Kills the database as the out-of-memory killer would, and waits until it and its clients work again. */
async function crashDatabase(run, data) {
  const pid = Number(readFileSync(join(data, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  process.kill(pid, 'SIGKILL');
  const back = async () =>
    run.output.includes('The database is ready again') &&
    (await fetch(`${addressOf(run, 'Site')}/health/ready`).catch(() => undefined))?.ok;
  for (const latest = Date.now() + 60_000; !(await back()); await delay(100))
    if (Date.now() > latest) throw new Trouble(`A killed database was not started again:\n${run.output}`);
}

/** Bad settings of both apps are reported together, before anything is started. */
async function refuseBadSettings(data) {
  const began = Date.now();
  const failed = startDemo(data, { PORT: 'x', SMTP_CONNECTIONS: 'many' });
  const [code] = await failed.ended;
  const took = Date.now() - began;
  if (code !== 1 || !/Configuration error\n {2}PORT .*\n {2}SMTP_CONNECTIONS /.test(failed.output))
    throw new Trouble(`Bad settings were answered with ${code}:\n${failed.output}`);
  if (existsSync(join(data, 'postgres'))) throw new Trouble('A database was started although settings are bad.');
  if (took > FAULTS_WITHIN_MS * (await slowness())) throw new Trouble(`Bad settings were named after ${took} ms.`);
}

export async function check() {
  const data = mkdtempSync(join(tmpdir(), 'mainstage-start-'));
  chmodSync(data, 0o755);
  const key = randomUUID();
  const runs = [];
  const begin = () => {
    runs.push(startDemo(data));
    return runs.at(-1);
  };
  try {
    await refuseBadSettings(data);
    const first = begin();
    await readyDemo(first);
    const id = await send(first, key);
    // To the visitor and to sales.
    await mails(first, 2);
    await interruptDemo(first);

    const before = await slowness();
    const second = begin();
    const took = await readyDemo(second);
    const limit = READY_WITHIN_MS * Math.max(before, await slowness());
    if (took > limit) throw new Trouble(`The second start took ${took} ms of ${Math.round(limit)}.`);
    await mails(second, 2);
    second.child.kill('SIGKILL');
    await second.ended;

    const third = begin();
    await readyDemo(third);
    if ((await send(third, key)) !== id) throw new Trouble('A killed start lost a message.');
    await mails(third, 2);

    // The address may get two mails an hour: this is the second, and after the crash there must be none.
    await send(third, randomUUID(), 'Before the crash');
    await mails(third, 4);
    await crashDatabase(third, data);
    if ((await send(third, key)) !== id) throw new Trouble('A killed database lost a message.');
    await send(third, randomUUID(), 'After the crash');
    await mails(third, 5);

    const failed = startDemo(`${data}-other`, { PORT: new URL(addressOf(third, 'Site')).port });
    const [code] = await failed.ended;
    if (code !== 1 || !/Port \d+ is taken: give PORT another value/.test(failed.output))
      throw new Trouble(`A given port that is taken was answered with ${code}:\n${failed.output}`);
    await interruptDemo(third);
  } finally {
    for (const { child } of runs) if (identityOf(child.pid)) child.kill('SIGTERM');
    await Promise.all(runs.map(({ ended }) => ended));
    rmSync(data, { recursive: true, force: true });
    rmSync(`${data}-other`, { recursive: true, force: true });
  }
}
