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
import { DatabaseUnavailable } from './unavailable';

const firstRetryMs = 250;
const longestRetryMs = 2000;

/**
 * Milliseconds that the first connection may take. Nobody waits for it before a screen; but all who call meanwhile are asked to
 * try again, and while that keeps a busy process from hearing the database, the visitors' two seconds are over each time
 * before the greetings are exchanged.
 */
const firstConnectMs = 10_000;

/** Milliseconds that closing the connections may take. */
const closeMs = 3000;

/** Failures between two reports of them. */
const reportEvery = 10;

/** How the first connection is getting on, for the log. */
export interface ConnectionEvents {
  /** Called with the first of any number of failures, and with each tenth. */
  failed: (error: unknown, failures: number) => void;
  answered: (failures: number) => void;
  /** Done with the first connection, before anybody else may use it. */
  prepare?: (manager: EntityManager) => Promise<void>;
}

/**
 * A data source that connects whenever the database comes, be it before this process or long after. Until then every
 * repository and manager of it throws DatabaseUnavailable; once connected, its pool reconnects without help. Callers are
 * kept away until the first connection is complete, since a storm of them would else take the connections that
 * completing it needs.
 */
export class RetryingDataSource extends DataSource {
  /** Resolves when the database has answered for the first time. */
  readonly answered: Promise<void>;
  private resolveAnswered = (): void => undefined;
  private isOpen = false;
  private readonly ending = new AbortController();
  private connecting: Promise<void> | undefined;
  private isInitializing = false;
  private closing: Promise<void> | undefined;

  constructor(options: PostgresDataSourceOptions) {
    super(options);
    this.answered = new Promise((resolve) => (this.resolveAnswered = resolve));
  }

  /** Begins to connect, and returns at once. */
  connectInBackground(events: ConnectionEvents): void {
    this.connecting ??= this.retry(events);
  }

  /** @throws DatabaseUnavailable where the database has not answered yet */
  override createQueryRunner(mode?: 'master' | 'slave'): QueryRunner {
    if (!this.isOpen) throw notYet();
    return super.createQueryRunner(mode);
  }

  /** @throws DatabaseUnavailable where the database has not answered yet */
  override getMetadata(target: EntityTarget<ObjectLiteral>): EntityMetadata {
    if (!this.isInitialized) throw notYet();
    return super.getMetadata(target);
  }

  /** Gives up connecting, or closes the connections. @throws Error where that takes longer than three seconds */
  override destroy(): Promise<void> {
    // TypeORM's own call, where connecting failed halfway.
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
      this.setOptions({ connectTimeoutMS: firstConnectMs } as Partial<PostgresDataSourceOptions>);
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
