import { serverFault } from './server-trust';

const firstWaitMs = 1000;
const longestWaitMs = 10_000;

export interface BreakerOptions {
  /** Checks whether the server responds; throws where it does not. */
  probe: () => Promise<void>;
  onOpen?: (error: unknown) => void;
  /** The server is available again. */
  onClose?: () => void;
}

/**
 * Circuit breaker: while it is open no mail is tried, only probes are sent, and all that wait continue when one
 * succeeds.
 */
export class Breaker {
  private waiting: (() => void)[] = [];
  private opened = false;
  private fault = '';
  private ended = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: BreakerOptions) {}

  get open(): boolean {
    return this.opened;
  }

  /** Why it is open, in words; undefined where it is not. */
  get reason(): string | undefined {
    return this.opened ? this.fault : undefined;
  }

  /** Resolves when the server is considered available. @returns false where the process is stopping */
  async passage(): Promise<boolean> {
    if (this.opened && !this.ended) await new Promise<void>((resolve) => this.waiting.push(resolve));
    return !this.ended;
  }

  /** Opens the breaker: the server could not be reached. */
  trip(error: unknown): void {
    if (this.opened || this.ended) return;
    this.opened = true;
    this.fault = serverFault(error);
    this.options.onOpen?.(error);
    this.later(firstWaitMs);
  }

  /** Releases all that wait, and stops probing. */
  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.release();
  }

  private later(milliseconds: number): void {
    this.timer = setTimeout(() => void this.ask(milliseconds), milliseconds);
    this.timer.unref();
  }

  private async ask(waited: number): Promise<void> {
    const answers = await this.options.probe().then(
      () => true,
      () => false,
    );
    if (this.ended) return;
    if (!answers) return this.later(Math.min(waited * 2, longestWaitMs));
    this.opened = false;
    this.release();
    this.options.onClose?.();
  }

  private release(): void {
    for (const next of this.waiting.splice(0)) next();
  }
}
