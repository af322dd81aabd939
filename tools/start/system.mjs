import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { built } from '../lib/build.mjs';
import { logFile } from '../lib/logs.mjs';
import { endLeftOverPostgres, startPostgres } from '../lib/postgres.mjs';
import { dataPath, root, say, Trouble } from '../lib/workspace.mjs';
import { Ports } from './addresses.mjs';
import { BreakItPage } from './break-it/server.mjs';
import { demoCredentials } from './demo-credentials.mjs';
import { Part } from './part.mjs';
import { Restarts } from './restarts.mjs';
import { recordRun } from './run-record.mjs';
import { settingFaults } from './settings-check.mjs';

const POSTGRES_PORT = 5433;
const BREAK_IT_PORT = 1090;

/** Placeholders for the addresses of the embedded parts while settings are checked. */
const embeddedAddresses = {
  DATABASE_URL: 'postgres://127.0.0.1/embedded',
  SMTP_URL: 'smtp://127.0.0.1',
  PUBLIC_URL: 'http://localhost',
};

/** The processes of `npm start`: the embedded services that were not given, then the apps. */
export class RunningSystem {
  /** In the order in which they are stopped. */
  parts = [];
  postgres;
  #starting = Promise.resolve();
  #ending = false;

  /** @param {NodeJS.ProcessEnv} given the environment; an empty setting counts as absent */
  constructor(given) {
    this.given = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
    this.env = { ...this.given };
    this.ports = new Ports(this.given);
    // Production has no defaults: the apps report missing settings.
    this.embeds = this.given.NODE_ENV !== 'production';
  }

  /** Reports all bad settings in one message, before the build. @throws Trouble */
  async checkSettings() {
    const faults = await settingFaults(
      this.embeds ? { ...embeddedAddresses, ...demoCredentials, ...this.given } : this.given,
    );
    if (faults.length > 0)
      throw new Trouble(['Configuration error', ...faults.map((fault) => `  ${fault}`)].join('\n'));
  }

  /**
   * Starts all parts and waits until each is ready.
   * @param {Promise<void>} build database and mailbox start in parallel to it, the apps after it
   * @throws Trouble
   */
  async start(build) {
    this.#starting = this.#startComponents();
    await Promise.all([this.#starting, build]);
    this.#starting = this.startApps();
    await this.#starting;
  }

  async #startComponents() {
    await this.pickPorts();
    Object.assign(this.env, { PORT: String(this.apiPort), WORKER_PORT: String(this.workerPort) });
    if (!this.embeds) return;
    this.env.PUBLIC_URL ??= this.site;
    for (const [name, value] of Object.entries(demoCredentials)) this.env[name] ??= value;
    await this.#receiveMail();
    await Promise.all([this.#startPostgres(), this.#startMailbox()]);
  }

  async pickPorts() {
    this.apiPort = await this.ports.pick('the site', 3000, 'PORT');
    this.workerPort = await this.ports.pick("the worker's health", 3001, 'WORKER_PORT');
  }

  /** The worker receives replies and bounces by SMTP, unless inbound mail is configured. */
  async #receiveMail() {
    const imap = this.given.INBOUND_IMAP_URL;
    // The API reads the address only.
    if (imap && URL.canParse(imap)) this.env.INBOUND_ADDRESS ??= decodeURIComponent(new URL(imap).username);
    if (imap || this.given.INBOUND_SMTP_PORT) return;
    this.inbound = await this.ports.pick('inbound mail', 2525);
    this.env.INBOUND_SMTP_PORT = String(this.inbound);
    this.env.INBOUND_DOMAIN ??= 'leads.localhost';
  }

  async startApps() {
    await this.migrate();
    if (this.postgres) await this.fillDemo();

    const health = (port) => `http://127.0.0.1:${port}/health/ready`;
    const worker = this.run('worker', built.worker, this.env, { ready: health(this.workerPort), timeoutMs: 30_000 });
    const api = this.run('api', built.api, this.env, { ready: health(this.apiPort) });
    await Promise.all([api.ready(), worker.ready()]);
  }

  /** Runs the migrations. @throws Trouble */
  async migrate() {
    const migrate = this.run('migrate', built.migrate, this.env);
    await migrate.finished().finally(() => (this.parts = this.parts.filter((part) => part !== migrate)));
  }

  /**
   * Fills the calendar and the sales desk of the embedded database once: deleted demo data stays deleted. A failure is
   * reported only, because the system works without it.
   */
  async fillDemo() {
    for (const [program, what] of [
      ['bookings', 'calendar'],
      ['desk', 'sales desk'],
    ]) {
      const marker = dataPath(program === 'bookings' ? 'demo-calendar' : 'demo-desk');
      if (existsSync(marker)) continue;
      const demo = this.run('demo', built.cli, this.env, { args: [program, 'demo'] });
      await demo.finished().then(
        () =>
          writeFileSync(
            marker,
            `The ${what} was filled with a demo once. npm run ${program} -- clear-demo empties it.\n`,
          ),
        (error) => say(`  No demo of the ${what}: ${error.message}`),
      );
      this.parts = this.parts.filter((part) => part !== demo);
    }
  }

  /** Starts a part; parts are stopped in reverse order. */
  run(...part) {
    if (this.#ending) throw new Trouble('Ended before everything had started.');
    this.parts.unshift(new Part(...part));
    recordRun(this.parts);
    return this.parts[0];
  }

  async #startPostgres() {
    if (this.given.DATABASE_URL) return;
    const directory = dataPath('postgres');
    if (await endLeftOverPostgres(directory)) say('An earlier start was killed: its database was stopped in order.');
    for (let attempt = 1; !this.postgres; attempt += 1) {
      const port = await this.ports.pick('the database', POSTGRES_PORT);
      this.postgres = await startPostgres({ directory, port, logFile: logFile('postgres') }).catch((error) => {
        // Another checkout took the port first.
        if (!error.portTaken || attempt > 5) throw error;
      });
    }
    this.env.DATABASE_URL = this.postgres.url;
  }

  async #startMailbox() {
    if (this.given.SMTP_URL) return;
    const smtp = await this.ports.pick('the mail server', 1025);
    const page = await this.ports.pick("the mailbox's page", 1080);
    const directory = dataPath('mail');
    mkdirSync(directory, { recursive: true });
    const env = { ...process.env, SMTP_PORT: String(smtp), PAGE_PORT: String(page), MAIL_DIRECTORY: directory };
    this.mailbox = `http://localhost:${page}`;
    this.env.SMTP_URL = `smtp://127.0.0.1:${smtp}`;
    const options = { ready: `http://127.0.0.1:${page}/`, timeoutMs: 5_000, messages: true };
    await this.run('mailbox', join(root, 'tools/start/mailbox.mjs'), env, options).ready();
  }

  part(name) {
    return this.parts.find((part) => part.name === name);
  }

  /**
   * Serves Break it yourself if the database is embedded; never in production.
   * @returns {Promise<string | undefined>} its address
   */
  async startBreakItPage() {
    if (!this.postgres) return undefined;
    const port = await this.ports.pick('Break it yourself', BREAK_IT_PORT);
    this.breakIt = new BreakItPage(this);
    await this.breakIt.listen(port);
    return `http://localhost:${port}`;
  }

  get site() {
    return `http://localhost:${this.apiPort}`;
  }

  get worker() {
    return `http://localhost:${this.workerPort}`;
  }

  /** Restarts parts that end unexpectedly; resolves with the error of one that is given up. */
  async keepAlive() {
    const onRestart = () => recordRun(this.parts);
    const losses = this.parts.map((part) => part.keepAlive({ onRestart }));
    if (this.postgres) losses.push(this.#keepPostgresAlive());
    // A part that was stopped is no failure.
    return Promise.race(losses.map(async (loss) => (await loss) ?? new Promise(() => undefined)));
  }

  async #keepPostgresAlive(restarts = new Restarts()) {
    const directory = dataPath('postgres');
    for (;;) {
      const { child, url } = this.postgres;
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      if (this.#ending) return undefined;
      const wait = restarts.next();
      const file = logFile('postgres');
      if (wait === undefined)
        return new Trouble(`The database ended more than ten times within a minute: see ${file}.`);
      say(`  The database ended: it is started again in ${wait / 1000} s (see ${file}).`);
      await delay(wait);
      if (this.#ending) return undefined;
      await endLeftOverPostgres(directory);
      const port = Number(new URL(url).port);
      this.#starting = startPostgres({ directory, port, logFile: file }).then(
        (postgres) => {
          this.postgres = postgres;
          say('  The database is ready again.');
        },
        // The process has ended, so the next round counts it.
        () => undefined,
      );
      await this.#starting;
    }
  }

  /** Stops API, worker, mailbox and database, each after the previous one has ended. */
  async stop() {
    this.#ending = true;
    this.breakIt?.close();
    for (const part of [...this.parts]) await part.stop();
    // Parts that are still starting notice the stop; the database may have started in the meantime.
    await this.#starting.catch(() => undefined);
    await this.postgres?.stop();
  }

  /** Kills everything; the database recovers committed data at its next start. */
  async kill() {
    for (const part of this.parts) part.kill();
    await this.postgres?.stop('SIGQUIT');
  }
}
