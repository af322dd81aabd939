import type { Routine } from './routine';

/** A part of the worker that is one routine: it starts and stops with it. */
export abstract class RoutinePart {
  protected abstract readonly routine: Routine;

  start(): void {
    this.routine.start();
  }

  /** Resolves when the round in hand is done. */
  async stop(): Promise<void> {
    await this.routine.stop();
  }
}
