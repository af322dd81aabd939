import type { PollingLoop } from './polling-loop';

/** A service that consists of one polling loop. */
export abstract class PollingService {
  protected abstract readonly loop: PollingLoop;

  start(): void {
    this.loop.start();
  }

  /** Resolves when the current round has ended. */
  async stop(): Promise<void> {
    await this.loop.stop();
  }
}
