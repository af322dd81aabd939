import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { onPath, run } from '../lib/command.mjs';
import { nextFreePort } from '../lib/ports.mjs';
import { binary, root, say, Trouble } from '../lib/workspace.mjs';

const HEADLESS = 'chromium-headless-shell';
const CHROMIUMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

async function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false;
  say(`Installing ${name} (apt-get) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env, name: 'apt-get update' });
  const { code } = await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env, name: 'apt-get' });
  return code === 0;
}

const runs = async (program) => (await run(program, ['--version'])).code === 0;

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Disables Chromium's background work, which would disturb measurements. */
export const chromiumFlags = [
  ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync', '--no-first-run'],
];

/**
 * The browser of the end-to-end tests: CHROMIUM_PATH, the PATH, Debian's, Playwright's own. Prefers the headless shell,
 * which takes a fifth less time.
 * @returns {Promise<string>} its path
 * @throws Trouble if there is none
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isExecutable(given)) return given;
    throw new Trouble(`CHROMIUM_PATH names no program: ${given}`);
  }
  const found = onPath(HEADLESS) ?? ((await installFromDebian(HEADLESS)) ? onPath(HEADLESS) : onPath(...CHROMIUMS));
  if (found) return found;

  say('Downloading Chromium (playwright install) …');
  const { output } = await run(binary('playwright'), ['install', 'chromium'], { name: 'playwright install' });
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  if (existsSync(path) && (await runs(path))) return path;
  throw new Trouble(
    `No Chromium for the browser tests: install one, or give CHROMIUM_PATH.\n${output.trimEnd().split('\n').slice(-5).join('\n')}`,
  );
}

/**
 * Firefox, which runs the main journeys too: FIREFOX_PATH, the PATH, Debian's.
 * @returns {Promise<string>} its path
 * @throws Trouble if there is none
 */
export async function findFirefox() {
  const given = process.env.FIREFOX_PATH;
  if (given && !isExecutable(given)) throw new Trouble(`FIREFOX_PATH names no program: ${given}`);
  return given ?? onPath('firefox-esr', 'firefox') ?? findServer('firefox-esr');
}

/**
 * WebKit for the browser tests: Debian's WebKitWebDriver and its display, on the PATH or installed by root.
 * @returns {Promise<string>} why it cannot run; empty if it can
 * @throws Trouble if the installation fails
 */
export async function missingWebKit() {
  const programs = { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };
  for (const [program, debianPackage] of Object.entries(programs)) {
    if (onPath(program)) continue;
    if (process.getuid?.() !== 0 || !onPath('apt-get'))
      return `${program} is not installed, and only root on Debian can install it (${debianPackage})`;
    if (!(await installFromDebian(debianPackage)) || !onPath(program))
      throw new Trouble(`No ${program} for the tests in WebKit: apt-get install ${debianPackage} failed.`);
  }
  return '';
}

/**
 * A server program such as nginx: on the PATH, else Debian's.
 * @param {string} name
 * @param {string} debianPackage
 * @returns {Promise<string>} its path
 * @throws Trouble if there is none
 */
export async function findServer(name, debianPackage = name) {
  // Debian installs it into a folder that is only on root's PATH.
  const found = () =>
    onPath(name) ?? ['/usr/sbin', '/usr/local/sbin'].map((folder) => join(folder, name)).find(isExecutable);
  const program = found() ?? ((await installFromDebian(debianPackage)) ? found() : undefined);
  if (program) return program;
  throw new Trouble(`No ${name} for the tests: install it (Debian: apt-get install ${debianPackage}).`);
}

/**
 * The machine's own PostgreSQL, whose pg_dump the backup's test needs: Debian's, or that of the pg_dump on the PATH.
 * @throws Trouble if there is none
 */
export async function findPostgresPrograms() {
  const found = () => existsSync('/usr/lib/postgresql') || (onPath('pg_dump') && onPath('initdb'));
  if (found() || (await installFromDebian('postgresql'))) return;
  throw new Trouble('No PostgreSQL with pg_dump for the tests: install it (Debian: apt-get install postgresql).');
}

/**
 * Postfix, which refuses the mails of the delivery tests: the machine's own, else Debian's package unpacked beside the
 * tests, because an installation would replace the machine's mail server. It runs as root only.
 * @returns {Promise<string | undefined>} the folder that contains its `usr`; undefined if it cannot run, which is
 * printed
 */
export async function findPostfix() {
  const works = async (folder) => {
    const env = { ...process.env, LD_LIBRARY_PATH: join(folder, 'usr/lib/postfix') };
    return (await run(join(folder, 'usr/sbin/postconf'), ['-d', 'mail_version'], { env })).code === 0;
  };
  if (process.getuid?.() === 0) {
    if (isExecutable('/usr/sbin/postconf') && (await works('/'))) return '/';
    const unpacked = join(root, 'node_modules/.cache/postfix');
    if (existsSync(unpacked) && (await works(unpacked))) return unpacked;
    if (onPath('apt-get') && (await unpackFromDebian('postfix', unpacked)) && (await works(unpacked))) return unpacked;
  }
  say('No Postfix that can run here (it wants root and Debian): the delivery tests use a mail server of their own.');
  return undefined;
}

async function unpackFromDebian(name, folder) {
  say(`Unpacking ${name} (apt-get download) …`);
  mkdirSync(folder, { recursive: true });
  await run('apt-get', ['update'], { name: 'apt-get update' });
  const steps = [
    ['apt-get', ['-o', 'APT::Sandbox::User=root', 'download', name]],
    ['sh', ['-c', `dpkg-deb -x ${name}_*.deb . && rm ${name}_*.deb`]],
  ];
  for (const [program, args] of steps)
    if ((await run(program, args, { cwd: folder, name: program })).code !== 0) return false;
  return true;
}

/** A server for the tests, and how to end it. @typedef {{ env: Record<string, string>, stop: () => Promise<void> }} Served */

/**
 * The Redis of the tests: REDIS_URL, else a server of this run from the PATH or from Debian.
 * @returns {Promise<Served>}
 * @throws Trouble if there is none
 */
export async function provideRedis() {
  const found = () => onPath('redis-server', 'valkey-server');
  const server = found() ? { TEST_REDIS_SERVER: found() } : {};
  if (process.env.REDIS_URL)
    return { env: { ...server, TEST_REDIS_URL: process.env.REDIS_URL }, stop: async () => undefined };
  const program = found() ?? ((await installFromDebian('redis-server')) ? found() : undefined);
  if (!program) throw new Trouble('No Redis for the tests: install redis-server or valkey-server, or give REDIS_URL.');

  const folder = mkdtempSync(join(tmpdir(), 'mainstage-redis-'));
  const port = await nextFreePort(16_379);
  const args = [
    '--bind',
    '127.0.0.1',
    '--port',
    String(port),
    '--dir',
    folder,
    '--save',
    '',
    '--maxmemory-policy',
    'noeviction',
    // Each scenario uses its own database.
    '--databases',
    '1024',
  ];
  const child = spawn(program, args, { stdio: 'ignore', detached: true });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  const { Redis } = await import('ioredis');
  const url = `redis://127.0.0.1:${port}`;
  for (const latest = Date.now() + 20_000; Date.now() < latest; await delay(50)) {
    const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
    redis.on('error', () => undefined);
    const answers = await redis.connect().then(
      () => true,
      () => false,
    );
    redis.disconnect();
    if (answers) return { env: { TEST_REDIS_URL: url, TEST_REDIS_SERVER: program }, stop };
  }
  await stop();
  throw new Trouble(`${program} does not answer.`);
}

/** The PostgreSQL of the tests: TEST_DATABASE_URL, else one of this run. @returns {Promise<Served>} */
export async function providePostgres() {
  if (process.env.TEST_DATABASE_URL)
    return { env: { TEST_DATABASE_URL: process.env.TEST_DATABASE_URL }, stop: async () => undefined };
  const { url, stop } = await throwawayPostgres();
  return { env: { TEST_DATABASE_URL: url }, stop };
}

/**
 * An embedded PostgreSQL with an empty database; it ends with this process, even if that is killed.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function throwawayPostgres() {
  const child = spawn(process.execPath, [join(root, 'tools/lib/throwaway-postgres.mjs')], {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  let words = '';
  child.stderr.on('data', (chunk) => (words += chunk));
  const line = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => undefined)]);
  if (!line) throw new Trouble(`No PostgreSQL for the tests: ${words}`);
  const stop = async () => {
    const ended = once(child, 'exit');
    child.stdin.end();
    if (child.exitCode === null) await ended;
  };
  return { url: JSON.parse(line.toString()).url, stop };
}
