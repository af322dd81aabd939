import type { Logger } from '@mainstage/observability/logger';

const firstRetryMs = 1000;
/** A server that is back is noticed soon enough by this, and one that is away is not troubled by it. */
const longestRetryMs = 3000;

/**
 * Work done again and again, never twice at once. A failure is told once, and tried again after ever longer waits.
 */
export class PollingLoop {
  private life: Promise<void> | undefined;
  private stopping = false;
  private failures = 0;
  private awake = false;
  private endPause: (() => void) | undefined;

  /**
   * @param name for the log, such as `relay`
   * @param work returns the milliseconds to wait before the next round
   */
  constructor(
    private readonly name: string,
    private readonly work: () => Promise<number>,
    private readonly logger: Logger,
  ) {}

  start(): void {
    this.life ??= this.live();
  }

  /** Begins the next round now, or right after the present one. Does not shorten the wait after a failure. */
  wake(): void {
    this.awake = true;
    if (this.failures === 0) this.endPause?.();
  }

  /** Resolves when the round in hand is done. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.endPause?.();
    await this.life;
  }

  private async live(): Promise<void> {
    while (!this.stopping) {
      this.awake = false;
      const wait = await this.round();
      if (!this.stopping && !(this.awake && this.failures === 0)) await this.pause(wait);
    }
  }

  private async round(): Promise<number> {
    try {
      const wait = await this.work();
      if (this.failures > 0) this.logger.info({ routine: this.name, failures: this.failures }, 'works again');
      this.failures = 0;
      return wait;
    } catch (error) {
      if (this.failures === 0) this.logger.warn({ routine: this.name, err: error }, 'failed; will be tried again');
      this.failures += 1;
      return Math.min(firstRetryMs * 2 ** (this.failures - 1), longestRetryMs);
    }
  }

  private async pause(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.endPause = undefined;
  }
}
