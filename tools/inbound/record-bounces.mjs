/**
 * Records bounces of Postfix and Exim, for libs/inbound-mail/src/testing/bounces: unknown user, mailbox full, content
 * rejected, host not found, delayed.
 *
 *   node tools/inbound/record-bounces.mjs        as root in a Debian container that is thrown away afterwards
 *
 * Installs both servers, one after the other, each with a configuration that relays to refusing servers of this program.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import { load } from '../lib/bundle.mjs';
import { run } from '../lib/command.mjs';
import { main, root, say, Trouble } from '../lib/workspace.mjs';
import { exim } from './exim.mjs';
import { startEmptyNameServer } from './empty-name-server.mjs';
import { postfix } from './postfix.mjs';
import { startRefusingServer } from './refusing-server.mjs';

const folder = join(root, 'libs/inbound-mail/src/testing/bounces');
/** Milliseconds until the last notice, that of a delay, is there. */
const longestMs = 120_000;

/** What is sent to whom; the domains are routed by the configurations. */
const cases = {
  'unknown-user': 'nobody@refusing.example',
  'unknown-local-user': 'no-such-user@relay.example',
  'mailbox-full': 'full@refusing.example',
  'content-rejected': 'filtered@refusing.example',
  'host-not-found': 'ada@no-such-host.invalid',
  delayed: 'later@refusing.example',
};

async function install({ name, packages }) {
  say(`Installing ${name} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['install', '-y', '--no-install-recommends', ...packages];
  const { code, output } = await run('apt-get', options, { env, name: 'apt-get' });
  if (code !== 0) throw new Trouble(`apt-get cannot install ${name}:\n${output}`);
}

/** Sends the mails of all cases and waits for their notices. @returns {Promise<Map<string, string>>} by case */
async function record(server, addressOf) {
  const names = await startEmptyNameServer();
  const refusing = await startRefusingServer();
  const relay = await server.start(refusing.port);
  try {
    const transport = nodemailer.createTransport({ host: '127.0.0.1', port: relay.port, ignoreTLS: true });
    for (const [name, to] of Object.entries(cases))
      await transport.sendMail({
        envelope: { from: addressOf(name), to },
        from: 'Mainstage <hello@stage.example>',
        to,
        subject: 'Your tour request',
        text: 'Good evening,\n\nthank you for your request.',
      });
    const notices = new Map();
    for (const latest = Date.now() + longestMs; notices.size < Object.keys(cases).length; await delay(200)) {
      for (const { to, raw } of refusing.notices())
        for (const name of Object.keys(cases)) if (to === addressOf(name)) notices.set(name, notices.get(name) ?? raw);
      if (Date.now() > latest) {
        say(`${server.name} sent no notice of: ${Object.keys(cases).filter((name) => !notices.has(name))}`);
        break;
      }
    }
    return notices;
  } finally {
    await relay.stop();
    await refusing.stop();
    await names.stop();
  }
}

await main(async () => {
  if (process.getuid?.() !== 0) throw new Trouble('Run this as root in a Debian container that is thrown away.');
  const { bounceSamples } = await load('libs/inbound-mail/src/testing/bounce-samples.ts');
  const { address } = bounceSamples;
  mkdirSync(folder, { recursive: true });
  for (const server of [postfix, exim]) {
    await install(server);
    for (const [name, raw] of await record(server, address))
      writeFileSync(join(folder, `${server.name}-${name}.eml`), raw);
  }
  say(`Recorded in ${folder}.`);
  return 0;
});
