import { createDataSource } from '@mainstage/database/data-source';
import { poolOf } from '@mainstage/database/sql';
import type { Logger } from '@mainstage/observability/logger';
import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { EntityManager } from 'typeorm';
import type { WorkerConfig } from '../config';
import { InjectConfig, InjectLogger } from '../injection';
import { Routine } from './routine';

/** The database has not answered since the worker started. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
  constructor() {
    super('The database has not answered yet');
  }
}

const checkMs = 60_000;
const connections = 12;

/** The connection to PostgreSQL: waits for it at the start; later the pool finds back by itself. */
@Injectable()
export class Database {
  /** Resolves when the database has answered for the first time. */
  readonly answered: Promise<void>;
  private readonly source;
  private readonly connecting: Routine;

  constructor(@InjectConfig() config: WorkerConfig, @InjectLogger() logger: Logger) {
    this.source = createDataSource(config.DATABASE_URL, {
      poolSize: connections,
      applicationName: 'mainstage-worker',
    });
    let answer = (): void => undefined;
    this.answered = new Promise((resolve) => (answer = resolve));
    this.connecting = new Routine(
      'database',
      async () => {
        if (!this.source.isInitialized) await this.source.initialize();
        answer();
        return checkMs;
      },
      logger,
    );
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
