import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import { keepClosed, poolBeneath, type Sql } from './sql';

const firstRetryMs = 250;
const longestRetryMs = 2000;

/**
 * Milliseconds that the first connection may take. Nobody waits for it before a screen; but all who call meanwhile are told to
 * try again, and while that keeps a busy process from hearing the database, the visitors' two seconds are over each time
 * before the greetings are exchanged.
 */
const firstConnectMs = 10_000;

/** Failures between two words about them. */
const tellEvery = 10;

/** How the connection to the database is getting on, for the log. */
export interface ConnectionEars {
  /** Told of the first of any number of failures, and of each tenth. */
  failed: (error: unknown, failures: number) => void;
  answered: (failures: number) => void;
  /** Done with the first connection, before anybody else may use it. */
  prepare?: (sql: Sql) => Promise<void>;
}

/**
 * Connects a data source whenever the database comes, be it before this process or long after. Until then nobody else
 * gets at it: who calls is told that the database is away. Once connected, the pool finds back by itself.
 */
export class PatientConnection {
  /** Resolves when the database has answered for the first time. */
  readonly answered: Promise<void>;
  private answer = (): void => undefined;
  private readonly ending = new AbortController();
  private life: Promise<void> | undefined;

  constructor(
    private readonly source: DataSource,
    private readonly ears: ConnectionEars,
  ) {
    this.answered = new Promise((resolve) => (this.answer = resolve));
  }

  /** Returns at once. */
  start(): void {
    this.life ??= this.connect();
  }

  /** Gives up waiting, or closes the connections. */
  async stop(): Promise<void> {
    this.ending.abort();
    await this.life;
    if (this.source.isInitialized) await this.source.destroy();
  }

  private async connect(): Promise<void> {
    const open = keepClosed(this.source);
    const { connectTimeoutMS: usualMs } = this.source.options as PostgresDataSourceOptions;
    this.source.setOptions({ connectTimeoutMS: firstConnectMs } as Partial<PostgresDataSourceOptions>);
    for (let failures = 0; !this.ending.signal.aborted; failures += 1) {
      try {
        if (!this.source.isInitialized) await this.source.initialize();
        await this.ears.prepare?.(poolBeneath(this.source));
        poolBeneath(this.source).options.connectionTimeoutMillis = usualMs;
        open();
        this.ears.answered(failures);
        this.answer();
        return;
      } catch (error) {
        if (failures % tellEvery === 0) this.ears.failed(error, failures + 1);
      }
      const wait = Math.min(firstRetryMs * 2 ** failures, longestRetryMs);
      await delay(wait, undefined, { signal: this.ending.signal }).catch(() => undefined);
    }
  }
}
