import { ruleBy } from '@mainstage/contracts/clock';
import { DatabaseClock } from '@mainstage/database/database-clock';
import { PatientConnection } from '@mainstage/database/patient-connection';
import { poolOf } from '@mainstage/database/sql';
import type { Logger } from '@mainstage/observability/logger';
import { within } from '@mainstage/observability/within';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { InjectLogger } from '@mainstage/server/injection';

/** Milliseconds that closing the connections may take at shutdown. */
const closeMs = 3000;

/** Connects whenever the database comes: pages, files and `live` do not wait for it, and forms say so meanwhile. */
@Injectable()
export class DatabaseLife implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly connection: PatientConnection;
  private readonly clock: DatabaseClock;

  constructor(
    dataSource: DataSource,
    @InjectLogger() private readonly logger: Logger,
  ) {
    this.clock = new DatabaseClock(() => poolOf(dataSource));
    this.connection = new PatientConnection(dataSource, {
      failed: (error, failures) => logger.warn({ err: error, failures }, 'the database does not answer; trying on'),
      answered: (failures) => failures > 0 && logger.info({ failures }, 'the database answers'),
      prepare: (sql) => this.clock.start(sql),
    });
    ruleBy(() => this.clock.now());
  }

  /** Resolves when the database has answered for the first time. */
  get answered(): Promise<void> {
    return this.connection.answered;
  }

  onApplicationBootstrap(): void {
    this.connection.start();
  }

  async onApplicationShutdown(): Promise<void> {
    this.clock.stop();
    await within(closeMs, 'Closing the database', this.connection.stop()).catch((error: unknown) =>
      this.logger.warn({ err: error }, 'trouble while stopping'),
    );
    this.logger.info('stopped');
  }
}
