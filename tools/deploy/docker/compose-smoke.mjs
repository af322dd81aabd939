/**
 * Starts the production set-up of docker-compose.yml with new secrets, sends a contact form through nginx, reads both
 * mails in Mailpit and stops everything. Needs Docker; the workflow runs it for each change of the main branch.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { run } from '../../lib/command.mjs';
import { main, root, say, Trouble } from '../../lib/workspace.mjs';

const environmentFile = join(root, '.env');
const site = 'http://localhost:8080';
const mailpit = 'http://127.0.0.1:8025';

/** `.env.example` with a generated secret for each placeholder and each empty secret, and a meeting's address. */
function filledIn(example) {
  const secret = () => randomBytes(24).toString('hex');
  const passwords = new Map();
  const passwordOf = (role) => passwords.get(role) ?? passwords.set(role, secret()).get(role);
  return example
    .replace(/\/\/(\w+):change-me@/g, (_, role) => `//${role}:${passwordOf(role)}@`)
    .replace(/^(APP_SECRET|\w+_PASSWORD)=.*$/gm, (_, name) => `${name}=${secret()}`)
    .replace(/^WEBINAR_JOIN_URL=$/m, 'WEBINAR_JOIN_URL=https://meet.mainstage.test/led-wall');
}

async function compose(...args) {
  const { code, output } = await run('docker', ['compose', ...args], { name: `docker compose ${args[0]}`, echo: true });
  if (code !== 0) throw new Trouble(`docker compose ${args[0]} failed:\n${output.slice(-4000)}`);
}

async function sendForm() {
  const response = await fetch(`${site}/api/contact-submissions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({ firstName: 'Ada', lastName: 'Test', email: 'ada@visitor.example', message: 'Is it up?' }),
  });
  if (response.status !== 201)
    throw new Trouble(`The form was answered with ${response.status}: ${await response.text()}`);
}

async function readMails() {
  let subjects = [];
  for (const latest = Date.now() + 60_000; Date.now() < latest; await delay(500)) {
    const { messages } = await (await fetch(`${mailpit}/api/v1/messages`)).json();
    subjects = messages.map(({ Subject }) => Subject);
    if (messages.length >= 2) return subjects;
  }
  throw new Trouble(`Mailpit holds ${subjects.length} mails, not 2: ${subjects.join(', ')}`);
}

await main(async () => {
  if (existsSync(environmentFile)) throw new Trouble('There is an .env already: this would overwrite it.');
  writeFileSync(environmentFile, filledIn(readFileSync(join(root, '.env.example'), 'utf8')));
  try {
    await compose('up', '--detach', '--build', '--wait', '--wait-timeout', '300');
    await sendForm();
    say(`Read in Mailpit: ${(await readMails()).join(' · ')}`);
    return 0;
  } finally {
    await run('docker', ['compose', 'down', '--volumes'], { name: 'docker compose down' });
    rmSync(environmentFile);
  }
});
