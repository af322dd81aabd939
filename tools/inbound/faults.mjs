/**
 * Messages arrive by IMAP and SMTP while the worker is killed, the mailbox cut off and the database restarted.
 * Afterwards each message must be stored once, with one entry in the timeline and one mail to sales.
 * node tools/inbound/faults.mjs [--messages=2000] [--faults=300] [--seed=1]
 * Needs Dovecot (Debian: dovecot-imapd).
 */
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { randomUUID } from 'node:crypto';
import nodemailer from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { App } from '../faults/app.mjs';
import { Random } from '../faults/random.mjs';
import { FaultyPostgres } from '../faults/servers.mjs';
import { Noting } from '../faults/world.mjs';
import { load } from '../lib/bundle.mjs';
import { build, built } from '../lib/build.mjs';
import { run } from '../lib/command.mjs';
import { nextFreePort } from '../lib/ports.mjs';
import { main, say, Trouble } from '../lib/workspace.mjs';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '2000' },
    faults: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
  },
});
const count = Number(values.messages);
const secret = 'a-secret-of-the-faults-that-is-long-enough';
/** Below the hourly limit of a lead. */
const messagesPerLead = 10;
/** Milliseconds in which the last messages must be stored after the last fault. */
const settleMs = 180_000;

class World {
  folder = mkdtempSync(join(tmpdir(), 'mainstage-inbound-'));
  random = new Random(Number(values.seed));

  async open() {
    // PostgreSQL's own user needs access.
    chmodSync(this.folder, 0o755);
    this.noting = new Noting(this.folder);
    this.postgres = new FaultyPostgres(this.folder, this.noting);
    await this.postgres.start();
    const { url } = this.postgres.server;
    const { code, output } = await run(process.execPath, [built.migrate], {
      env: { ...process.env, DATABASE_URL: url },
      name: 'migrate',
    });
    if (code !== 0) throw new Trouble(`The migration failed:\n${output}`);
    const { startDovecot } = await load('libs/testing/src/dovecot.ts');
    const { startProxy } = await load('libs/testing/src/tcp-proxy.ts');
    this.dovecot = await startDovecot('secret');
    this.line = await startProxy({ to: this.dovecot.port });
    this.sink = new SMTPServer({ authOptional: true, disabledCommands: ['AUTH', 'STARTTLS'], onData: swallow });
    // A killed worker resets its connections.
    this.sink.on('error', () => undefined);
    const ports = new Set();
    const [smtp, worker] = [await nextFreePort(25_100, ports), await nextFreePort(25_200, ports)];
    this.smtp = await nextFreePort(25_300, ports);
    await new Promise((resolve) => this.sink.listen(smtp, '127.0.0.1', resolve));
    this.worker = new App({
      name: 'worker',
      script: built.worker,
      port: worker,
      log: join(this.folder, 'worker.log'),
      env: {
        ...process.env,
        NODE_ENV: 'test',
        DATABASE_URL: url,
        WORKER_PORT: String(worker),
        SMTP_URL: `smtp://127.0.0.1:${smtp}`,
        APP_SECRET: secret,
        INBOUND_IMAP_URL: `imap://leads%40venue.example:secret@127.0.0.1:${this.line.port}/INBOX`,
        INBOUND_SMTP_PORT: String(this.smtp),
        INBOUND_DOMAIN: 'venue.example',
      },
      onSpawn: this.noting.add,
      onExit: this.noting.remove,
    });
    this.worker.start();
    await this.worker.answers();
    // The first session records the end of the mailbox: earlier messages are ignored.
    await until(async () => (await this.postgres.rows('SELECT 1 FROM inbound_mailboxes')).length > 0, settleMs);
  }

  async close() {
    await this.worker?.kill();
    await this.line?.stop();
    await this.dovecot?.stop();
    this.sink?.close();
    await this.postgres?.close();
    await this.noting?.close();
  }

  faults = {
    'worker killed': async () => {
      this.worker.child.kill('SIGKILL');
      await delay(this.random.between(1500, 4000));
    },
    'IMAP cut': async () => {
      this.line.cut();
      await delay(this.random.between(200, 1500));
    },
    'IMAP refused': async () => {
      await this.line.refuse();
      await delay(this.random.between(200, 1500));
      await this.line.resume();
    },
    'IMAP server restarted': async () => {
      await this.dovecot.end();
      await this.dovecot.start();
    },
    'database restarted': () => this.#restart('SIGINT'),
    'database killed': () => this.#restart('SIGKILL'),
  };

  async #restart(signal) {
    await this.postgres.end(signal);
    await delay(this.random.between(0, 1000));
    await this.postgres.start();
    await delay(this.random.between(500, 2000));
  }
}

const swallow = (stream, _, done) => {
  stream.resume();
  stream.on('end', () => done());
};

async function until(passes, milliseconds) {
  for (const latest = Date.now() + milliseconds; Date.now() < latest; await delay(250)) if (await passes()) return true;
  return false;
}

/** Sends like a mail server that retries until a message is accepted. */
async function sendPersistently(world, to, raw) {
  for (;;) {
    const transport = nodemailer.createTransport({
      host: '127.0.0.1',
      port: world.smtp,
      tls: { rejectUnauthorized: false },
      connectionTimeout: 5000,
      greetingTimeout: 5000,
      socketTimeout: 30_000,
    });
    try {
      await transport.sendMail({ envelope: { from: 'ada@visitor.example', to }, raw });
      return;
    } catch (error) {
      if (error.responseCode >= 500) throw error;
      await delay(500);
    }
  }
}

async function insertLeads(world) {
  const ids = Array.from({ length: Math.ceil(count / messagesPerLead) }, () => randomUUID());
  await world.postgres.rows(
    `INSERT INTO contact_submissions (id, first_name, last_name, email, message)
     SELECT id, 'Ada', 'Byron', 'ada' || row_number() OVER () || '@visitor.example', 'Hello' FROM unnest($1::uuid[]) AS id`,
    [ids],
  );
  return ids;
}

/** Sends all messages during the faults, alternating between the two sources. */
async function deliver(world, leads, isOver) {
  const { InboundTokens } = await load('libs/inbound-mail/src/token/inbound-token.ts');
  const tokens = new InboundTokens(secret);
  const sending = new Set();
  for (let number = 0; number < count; number += 1) {
    const to = `leads+${tokens.sign({ purpose: 'reply', id: leads[number % leads.length] })}@venue.example`;
    const raw = `From: ada@visitor.example\r\nTo: ${to}\r\nMessage-ID: <${number}@visitor.example>\r\nSubject: Re: x\r\n\r\nAnswer ${number}.\r\n`;
    if (number % 2 === 0) await world.dovecot.deliver(raw);
    else {
      const sent = sendPersistently(world, to, raw).finally(() => sending.delete(sent));
      sending.add(sent);
    }
    if (!isOver()) await delay((Number(values.faults) * 2500) / count);
  }
  await Promise.all(sending);
}

async function causeFaults(world) {
  const names = Object.keys(world.faults);
  const counts = Object.fromEntries(names.map((name) => [name, 0]));
  for (let number = 0; number < Number(values.faults); number += 1) {
    const name = world.random.pick(names);
    counts[name] += 1;
    await world.faults[name]();
    if (number % 25 === 24) say(`${number + 1} faults`);
  }
  return counts;
}

/** Message-IDs that are missing, and those that were processed more than once. */
async function judge(world) {
  const rows = await world.postgres.rows(`
    SELECT message_id AS id, count(DISTINCT mail.id)::int AS stored,
      (SELECT count(*)::int FROM lead_events WHERE inbound_mail_id = ANY (array_agg(mail.id))) AS events,
      (SELECT count(*)::int FROM mails WHERE about_mail = ANY (array_agg(mail.id))) AS notices,
      bool_and(lead_id IS NOT NULL) AS matched
    FROM inbound_mails mail GROUP BY message_id`);
  const found = new Map(rows.map((row) => [row.id, row]));
  const ids = Array.from({ length: count }, (_, number) => `<${number}@visitor.example>`);
  return {
    lost: ids.filter((id) => !found.has(id)),
    twice: rows.filter(({ stored, events, notices }) => stored > 1 || events > 1 || notices > 1).map(({ id }) => id),
    incomplete: rows.filter((row) => row.events < 1 || row.notices < 1 || !row.matched).map(({ id }) => id),
  };
}

await main(async () => {
  const world = new World();
  let over = false;
  try {
    await build('api', 'worker');
    await world.open();
    const leads = await insertLeads(world);
    const delivered = deliver(world, leads, () => over);
    const counts = await causeFaults(world);
    over = true;
    await delivered;
    const began = Date.now();
    await until(async () => (await judge(world)).lost.length === 0, settleMs);
    console.table(counts);
    const result = await judge(world);
    say(
      `${count} messages, ${values.faults} faults; the last was stored ${Math.round((Date.now() - began) / 1000)} s after them.`,
    );
    for (const [name, ids] of Object.entries(result))
      say(`${name}: ${ids.length}${ids.length > 0 ? ` (${ids.slice(0, 5)})` : ''}`);
    return Object.values(result).some((ids) => ids.length > 0) ? 1 : 0;
  } finally {
    await world.close();
  }
});
