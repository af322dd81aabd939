import { createDataSource } from '@mainstage/database/data-source';
import { poolOf } from '@mainstage/database/sql';
import type { Logger } from '@mainstage/observability/logger';
import { endWhenSilent } from '@mainstage/observability/silent-line';
import { Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import type { EntityManager } from 'typeorm';
import type { WorkerConfig } from '../config';
import { InjectConfig, InjectLogger } from '@mainstage/server/injection';
import { Routine } from './routine';

/** The database has not answered since the worker started. */
class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
  constructor() {
    super('The database has not answered yet');
  }
}

const checkMs = 60_000;
/** Milliseconds without a word after which a line is dead; the server ends a statement before. */
const silenceMs = 18_000;

/** The connection to PostgreSQL: waits for it at the start; later the pool finds back by itself. */
@Injectable()
export class Database {
  /** Resolves when the database has answered for the first time. */
  readonly answered: Promise<void>;
  private readonly source;
  private readonly connecting: Routine;

  constructor(@InjectConfig() config: WorkerConfig, @InjectLogger() logger: Logger) {
    this.source = createDataSource(config.DATABASE_URL, {
      poolSize: config.WORKER_DATABASE_CONNECTIONS,
      applicationName: 'mainstage-worker',
    });
    let answer = (): void => undefined;
    this.answered = new Promise((resolve) => (answer = resolve));
    this.connecting = new Routine(
      'database',
      async () => {
        if (!this.source.isInitialized) await this.connect();
        answer();
        return checkMs;
      },
      logger,
    );
  }

  private async connect(): Promise<void> {
    await this.source.initialize();
    // Not on 'connect': one connection is there already.
    const watched = new WeakSet<PoolClient>();
    this.pool.on('acquire', (client) => {
      if (watched.has(client)) return;
      watched.add(client);
      // Its query fails as well; an error without a listener would end the process.
      client.on('error', () => undefined);
      endWhenSilent(client.connection.stream, silenceMs);
    });
  }

  start(): void {
    this.connecting.start();
  }

  async stop(): Promise<void> {
    await this.connecting.stop();
    if (this.source.isInitialized) await this.source.destroy();
  }

  /** @throws DatabaseAway */
  get pool(): Pool {
    if (!this.source.isInitialized) throw new DatabaseAway();
    return poolOf(this.source);
  }

  /** @throws DatabaseAway */
  get entities(): EntityManager {
    if (!this.source.isInitialized) throw new DatabaseAway();
    return this.source.manager;
  }
}
