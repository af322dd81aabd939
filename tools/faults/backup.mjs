import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { run } from '../lib/command.mjs';
import { nextFreePort } from '../lib/ports.mjs';
import { postgresUrl, startPostgres } from '../lib/postgres.mjs';
import { Trouble } from '../lib/workspace.mjs';

const RESTORE_POINT = 'before_the_mistake';
/** Of the running server only, or made again by the restored one. */
const notCopied = new Set(['pg_wal', 'postmaster.pid', 'postmaster.opts', 'pg_replslot']);

/**
 * A physical base backup with archived write-ahead log, as docs/runbook.md describes it, and a restore from it to a point
 * in time.
 */
export class Backup {
  constructor(folder) {
    this.copy = join(folder, 'restored');
    this.archive = join(folder, 'archive');
    this.log = join(folder, 'restored.log');
    mkdirSync(this.archive);
    // PostgreSQL's own user writes here.
    chmodSync(this.archive, 0o777);
  }

  /** Settings of the server that is backed up: every finished piece of its log is put aside. */
  get settings() {
    return { archive_mode: 'on', archive_command: `cp %p ${this.archive}/%f` };
  }

  /** Copies the files of the running server. @param {string} directory its data */
  async take(directory, url) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query(`SELECT pg_backup_start('runbook', true)`);
      await this.#copy(directory);
      const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop()');
      this.#write('backup_label', rows[0].labelfile);
    } finally {
      await client.end();
    }
  }

  /** `cp` keeps owners, rights and links, which PostgreSQL insists on. A file that goes meanwhile is none that counts. */
  async #copy(directory) {
    const { code, output } = await run('cp', ['-a', directory, this.copy], { name: 'the base backup' });
    if (code !== 0 && !/No such file/.test(output)) throw new Trouble(`The base backup failed:\n${output}`);
    for (const name of notCopied) rmSync(join(this.copy, name), { recursive: true, force: true });
    for (const name of ['pg_wal', 'pg_replslot']) mkdirSync(join(this.copy, name), { mode: 0o700 });
    await this.#own('pg_wal', 'pg_replslot');
  }

  #write(name, text) {
    writeFileSync(join(this.copy, name), text);
    return this.#own(name);
  }

  /** What we make as root belongs to who owns the data. */
  async #own(...names) {
    if (process.getuid?.() !== 0) return;
    const { uid, gid } = statSync(this.copy);
    await run('chown', ['-R', `${uid}:${gid}`, ...names.map((name) => join(this.copy, name))]);
  }

  /** Names the present moment, so that a restore can come back to it, and waits until the log up to here is put aside. */
  async markPoint(database) {
    await database.rows(`SELECT pg_create_restore_point('${RESTORE_POINT}')`);
    const [{ file }] = await database.rows('SELECT pg_walfile_name(pg_current_wal_lsn()) AS file');
    await database.rows('SELECT pg_switch_wal()');
    for (const latest = Date.now() + 120_000; !existsSync(join(this.archive, file)); await delay(200))
      if (Date.now() > latest)
        throw new Trouble(`${file} was not archived; there are ${readdirSync(this.archive).join(', ')}.`);
  }

  /**
   * Starts a server on the backup, which plays the log back up to the point.
   * @returns {Promise<{ rows: (text: string) => Promise<object[]>, stop: () => Promise<void>, pid: number }>}
   */
  async restore() {
    await this.#write('recovery.signal', '');
    const settings = {
      restore_command: `cp ${this.archive}/%f %p`,
      recovery_target_name: RESTORE_POINT,
      recovery_target_action: 'promote',
      archive_mode: 'off',
      // Nobody gets in before the point is reached.
      hot_standby: 'off',
    };
    const port = await nextFreePort(21_000 + Math.floor(Math.random() * 8000));
    const server = await startPostgres({ directory: this.copy, port, logFile: this.log, settings });
    const pool = new pg.Pool({ connectionString: postgresUrl(port), max: 1 });
    pool.on('error', () => undefined);
    return {
      pid: server.child.pid,
      rows: async (text) => (await pool.query(text)).rows,
      stop: async () => {
        await pool.end();
        await server.stop('SIGINT');
      },
    };
  }
}
