import type { PollingLoop } from './polling-loop';

/** A part of the worker that is one routine: it starts and stops with it. */
export abstract class PollingService {
  protected abstract readonly loop: PollingLoop;

  start(): void {
    this.loop.start();
  }

  /** Resolves when the round in hand is done. */
  async stop(): Promise<void> {
    await this.loop.stop();
  }
}
