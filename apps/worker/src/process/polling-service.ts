import { DatabaseConnection } from '@mainstage/nest/database/database-connection';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { PollingLoop } from './polling-loop';

/** A service of polling loops: they start when the database first responds, and stop before the app closes. */
@Injectable()
export abstract class PollingService implements OnApplicationBootstrap, OnModuleDestroy {
  protected abstract readonly loops: readonly PollingLoop[];

  @Inject(DatabaseConnection)
  private readonly database!: DatabaseConnection;

  /** Does not wait for the database; a loop that was stopped in the meantime is not started. */
  onApplicationBootstrap(): void {
    void this.database.answered.then(() => this.start());
  }

  onModuleDestroy(): Promise<void> {
    return this.stop();
  }

  start(): void {
    for (const loop of this.loops) loop.start();
  }

  async stop(): Promise<void> {
    await Promise.all(this.loops.map((loop) => loop.stop()));
  }
}
