import type { Logger } from '@mainstage/observability/logger';

const firstRetryMs = 1000;
/** Milliseconds: short enough to notice a recovered server soon, long enough not to burden one that is down. */
const longestRetryMs = 3000;

export class PollingLoop {
  private running: Promise<void> | undefined;
  private stopping = false;
  private failures = 0;
  private notified = false;
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
    this.running ??= this.run();
  }

  /** Starts the next round now, or right after the current one. Does not shorten the delay after a failure. */
  notify(): void {
    this.notified = true;
    if (this.failures === 0) this.endPause?.();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.endPause?.();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      this.notified = false;
      const wait = await this.round();
      if (!this.stopping && !(this.notified && this.failures === 0)) await this.pause(wait);
    }
  }

  private async round(): Promise<number> {
    try {
      const wait = await this.work();
      if (this.failures > 0) this.logger.info({ loop: this.name, failures: this.failures }, 'works again');
      this.failures = 0;
      return wait;
    } catch (error) {
      if (this.failures === 0) this.logger.warn({ loop: this.name, err: error }, 'failed; will be tried again');
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
