/**
 * What 500 open receipts that follow their confirmation cost the API: the share of a core that it uses more than when idle.
 *
 *   node tools/bench/delivery-polling.mjs [--receipts=500] [--seconds=60] [--every=30]
 *
 * The receipts ask every 30 s, as a page does from the second minute on. Needs a built API: npx nx build api
 */
import { readFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { built } from '../lib/build.mjs';
import { load } from '../lib/bundle.mjs';
import { run } from '../lib/command.mjs';
import { nextFreePort } from '../lib/ports.mjs';
import { main, say, Trouble } from '../lib/workspace.mjs';
import { throwawayPostgres } from '../test/services.mjs';

const { values } = parseArgs({
  options: {
    receipts: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '60' },
    every: { type: 'string', default: '30' },
  },
});
const receipts = Number(values.receipts);
const secret = 'a-secret-of-the-benchmark-that-is-long-enough';
const most = 0.05;
/** Linux counts the time of a process in hundredths of a second. */
const ticks = 100;

function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticks;
}

/** Leads whose confirmation waits for its next try. @returns {Promise<string[]>} their ids */
async function insertLeads(url) {
  const { newLeadId } = await load('libs/leads/src/lead-id.ts');
  const ids = Array.from({ length: receipts }, () => newLeadId());
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `INSERT INTO mails (kind, form, lead_id, recipient, to_address, attempts, last_reply, due_at)
     SELECT 'contact-confirmation', 'contact', id, 'visitor', 'ada@visitor.example', 1, '450 4.2.0 Greylisted', now() + interval '1 hour'
     FROM unnest($1::uuid[]) AS id`,
    [ids],
  );
  await client.end();
  return ids;
}

/** Each receipt is open at another address, as behind a proxy: one address may not ask so often. */
function ask(site, [id, cookie]) {
  const address = `198.18.${Number.parseInt(id.slice(-4, -2), 16)}.${Number.parseInt(id.slice(-2), 16)}`;
  return fetch(`${site}/api/submissions/${id}/delivery`, { headers: { Cookie: cookie, 'X-Forwarded-For': address } });
}

/** Asks for each receipt once in the interval, evenly spread. @returns {Promise<Record<string, number>>} answers by status */
async function poll(site, cookies) {
  const answers = {};
  let requests = 0;
  const began = performance.now();
  const total = Math.round((receipts * Number(values.seconds)) / Number(values.every));
  const pending = new Set();
  for (; requests < total; requests += 1) {
    const call = ask(site, cookies[requests % cookies.length])
      .then(async (response) => {
        await response.arrayBuffer();
        answers[response.status] = (answers[response.status] ?? 0) + 1;
      })
      .finally(() => pending.delete(call));
    pending.add(call);
    const next = began + ((requests + 1) * Number(values.every) * 1000) / receipts;
    await delay(Math.max(0, next - performance.now()));
  }
  await Promise.all(pending);
  return answers;
}

await main(async () => {
  const postgres = await throwawayPostgres();
  const port = await nextFreePort(26_400);
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: postgres.url,
    PORT: String(port),
    APP_SECRET: secret,
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'info',
  };
  const { code, output } = await run(process.execPath, [built.migrate], { env, name: 'migrate' });
  if (code !== 0) throw new Trouble(`The migration failed:\n${output}`);
  const api = spawn(process.execPath, [built.api], { env, stdio: 'ignore' });
  try {
    const site = `http://127.0.0.1:${port}`;
    for (const latest = Date.now() + 60_000; Date.now() < latest; await delay(100))
      if ((await fetch(`${site}/health/ready`).catch(() => undefined))?.ok) break;
    const { signToken } = await load('libs/contracts/src/tokens/signed-token.ts');
    const later = new Date(Date.now() + 3_600_000);
    const ids = await insertLeads(postgres.url);
    const cookies = ids.map((id) => [
      id,
      `delivery=${signToken(secret, 'delivery', { subject: id, round: 0 }, later)}`,
    ]);
    // Compiled and connected before anything is measured.
    for (const receipt of cookies) await ask(site, receipt);
    const share = async (work) => {
      const [cpu, began] = [cpuSeconds(api.pid), performance.now()];
      const result = await work();
      return [(cpuSeconds(api.pid) - cpu) / ((performance.now() - began) / 1000), result];
    };
    const [idle] = await share(() => delay(20_000));
    const [busy, answers] = await share(() => poll(site, cookies));
    const cost = busy - idle;
    say(
      `${receipts} receipts that ask every ${values.every} s: ${(cost * 100).toFixed(1)} % of a core (idle ${(idle * 100).toFixed(1)} %), at most ${most * 100} %; answers by status: ${JSON.stringify(answers)}`,
    );
    return cost < most && Object.keys(answers).join() === '200' ? 0 : 1;
  } finally {
    api.kill('SIGTERM');
    await once(api, 'exit');
    await postgres.stop();
  }
});
