import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { run } from '../lib/command.mjs';
import { nextFreePort } from '../lib/ports.mjs';
import { postgresUrl, startPostgres } from '../lib/postgres.mjs';
import { Trouble } from '../lib/workspace.mjs';

const RESTORE_POINT = 'before_the_mistake';
/** Files of the running server only, or that the restored one creates again. */
const notCopied = new Set(['pg_wal', 'postmaster.pid', 'postmaster.opts', 'pg_replslot']);

/**
 * A physical base backup with archived write-ahead log, as docs/runbook.md describes it, and a restore from it to a
 * point in time.
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

  /** Settings of the server that is backed up: it archives each finished WAL file. */
  get settings() {
    return { archive_mode: 'on', archive_command: `cp %p ${this.archive}/%f` };
  }

  /** @param {string} directory of the running server's data */
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

  /**
   * `cp` preserves owners, modes and links, which PostgreSQL requires. Files that disappear during the copy are
   * irrelevant.
   */
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

  /** Files created by root must belong to the owner of the data. */
  async #own(...names) {
    if (process.getuid?.() !== 0) return;
    const { uid, gid } = statSync(this.copy);
    await run('chown', ['-R', `${uid}:${gid}`, ...names.map((name) => join(this.copy, name))]);
  }

  /** Creates a restore point, and waits until the log up to it is archived. */
  async markPoint(database) {
    await database.rows(`SELECT pg_create_restore_point('${RESTORE_POINT}')`);
    const [{ file }] = await database.rows('SELECT pg_walfile_name(pg_current_wal_lsn()) AS file');
    await database.rows('SELECT pg_switch_wal()');
    for (const latest = Date.now() + 120_000; !existsSync(join(this.archive, file)); await delay(200))
      if (Date.now() > latest)
        throw new Trouble(`${file} was not archived; there are ${readdirSync(this.archive).join(', ')}.`);
  }

  /**
   * Starts a server on the backup, which replays the log up to the restore point.
   * @returns {Promise<{ rows: (text: string) => Promise<object[]>, stop: () => Promise<void>, pid: number }>}
   */
  async restore() {
    await this.#write('recovery.signal', '');
    const settings = {
      restore_command: `cp ${this.archive}/%f %p`,
      recovery_target_name: RESTORE_POINT,
      recovery_target_action: 'promote',
      archive_mode: 'off',
      // No connections before the point is reached.
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
