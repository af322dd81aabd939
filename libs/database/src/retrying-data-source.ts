import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import {
  DataSource,
  type EntityManager,
  type EntityMetadata,
  type EntityTarget,
  type ObjectLiteral,
  type QueryRunner,
} from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import { ConnectTimeout } from './postgres/connect-timeout';
import { DatabaseUnavailable } from './unavailable';

const firstRetryMs = 250;
const longestRetryMs = 2000;

/**
 * Milliseconds that the first attempt to connect may take, and longer after each that timed out. No visitor waits for
 * it, but callers retry in the meantime; in a process kept busy by them, the handshake would take longer than the
 * visitors' two seconds.
 */
const firstConnectMs = 10_000;

/** Milliseconds that closing the connections may take. */
const closeMs = 3000;

/** Failures between two log entries. */
const reportEvery = 10;

export interface ConnectionEvents {
  /** Called with the first of consecutive failures and with every tenth. */
  failed: (error: unknown, failures: number) => void;
  answered: (failures: number) => void;
  /** Runs on the first connection before anybody else may use it. */
  prepare?: (manager: EntityManager) => Promise<void>;
}

/**
 * A data source that connects whenever the database becomes available. Until then every repository and manager throws
 * DatabaseUnavailable; once connected, its pool reconnects on its own. Calls are refused until the first connection is
 * complete, because under load they would take the connections that completing it needs.
 */
export class RetryingDataSource extends DataSource {
  /** Resolves when the database has responded for the first time. */
  readonly answered: Promise<void>;
  private resolveAnswered = (): void => undefined;
  private isOpen = false;
  private readonly ending = new AbortController();
  private connecting: Promise<void> | undefined;
  private readonly firstTimeout = new ConnectTimeout(firstConnectMs);
  private isInitializing = false;
  private closing: Promise<void> | undefined;

  constructor(options: PostgresDataSourceOptions) {
    super(options);
    this.answered = new Promise((resolve) => (this.resolveAnswered = resolve));
  }

  connectInBackground(events: ConnectionEvents): void {
    this.connecting ??= this.retry(events);
  }

  /** @throws DatabaseUnavailable before the first connection */
  override createQueryRunner(mode?: 'master' | 'slave'): QueryRunner {
    if (!this.isOpen) throw notYet();
    return super.createQueryRunner(mode);
  }

  /** @throws DatabaseUnavailable before the first connection */
  override getMetadata(target: EntityTarget<ObjectLiteral>): EntityMetadata {
    if (!this.isInitialized) throw notYet();
    return super.getMetadata(target);
  }

  /** Stops connecting, or closes the connections. @throws Error if that takes longer than three seconds */
  override destroy(): Promise<void> {
    // TypeORM's own call after a failed initialisation.
    if (this.isInitializing) return super.destroy();
    return (this.closing ??= Promise.race([this.close(), failAfter(closeMs)]));
  }

  private async close(): Promise<void> {
    this.ending.abort();
    await this.connecting;
    if (this.isInitialized) await super.destroy();
  }

  private async retry(events: ConnectionEvents): Promise<void> {
    for (let failures = 0; !this.ending.signal.aborted; failures += 1) {
      try {
        await this.connectOnce(events);
        events.answered(failures);
        return this.resolveAnswered();
      } catch (error) {
        this.firstTimeout.failed(error);
        if (failures % reportEvery === 0) events.failed(error, failures + 1);
      }
      const wait = Math.min(firstRetryMs * 2 ** failures, longestRetryMs);
      await delay(wait, undefined, { signal: this.ending.signal }).catch(() => undefined);
    }
  }

  private async connectOnce({ prepare }: ConnectionEvents): Promise<void> {
    const { connectTimeoutMS: usualMs } = this.options as PostgresDataSourceOptions;
    if (!this.isInitialized) {
      this.isInitializing = true;
      this.setOptions({ connectTimeoutMS: this.firstTimeout.ms } as Partial<PostgresDataSourceOptions>);
      try {
        await this.initialize();
      } finally {
        this.isInitializing = false;
        this.setOptions({ connectTimeoutMS: usualMs } as Partial<PostgresDataSourceOptions>);
      }
    }
    if (prepare) await this.prepareWith(prepare);
    const { master: pool } = this.driver as unknown as { master: Pool };
    pool.options.connectionTimeoutMillis = usualMs;
    this.isOpen = true;
  }

  private async prepareWith(prepare: NonNullable<ConnectionEvents['prepare']>): Promise<void> {
    const runner = super.createQueryRunner();
    try {
      await prepare(runner.manager);
    } finally {
      await runner.release();
    }
  }
}

async function failAfter(ms: number): Promise<never> {
  await delay(ms, undefined, { ref: false });
  throw new Error(`The connections to the database are not closed after ${ms} ms`);
}

const notYet = () => new DatabaseUnavailable('The database has not answered yet');
