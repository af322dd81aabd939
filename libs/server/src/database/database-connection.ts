import { DatabaseClock } from '@mainstage/database/database-clock';
import type { RetryingDataSource } from '@mainstage/database/retrying-data-source';
import type { Logger } from '@mainstage/observability/logger';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { InjectLogger } from '../injection';

/**
 * Connects whenever the database comes: nothing at the start of the process waits for it, and whoever needs it meanwhile
 * gets DatabaseUnavailable. The database's clock is read with the first connection, before anybody uses it.
 */
@Injectable()
export class DatabaseConnection implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly clock: DatabaseClock;

  constructor(
    @InjectDataSource() private readonly dataSource: RetryingDataSource,
    @InjectLogger() private readonly logger: Logger,
  ) {
    this.clock = new DatabaseClock(dataSource.manager);
  }

  /** Resolves when the database has answered for the first time. */
  get answered(): Promise<void> {
    return this.dataSource.answered;
  }

  onApplicationBootstrap(): void {
    this.dataSource.connectInBackground({
      failed: (error, failures) =>
        this.logger.warn({ err: error, failures }, 'the database does not answer; trying again'),
      answered: (failures) => failures > 0 && this.logger.info({ failures }, 'the database answers'),
      prepare: (manager) => this.clock.start(manager),
    });
  }

  /** Also where the database never answered, which Nest's own module leaves alone. */
  async onApplicationShutdown(): Promise<void> {
    this.clock.stop();
    try {
      await this.dataSource.destroy();
      this.logger.info('the connections to the database are closed');
    } catch (error) {
      this.logger.warn({ err: error }, 'trouble while stopping');
    }
  }
}
