import { serverFault } from './server-trust';

const firstWaitMs = 1000;
const longestWaitMs = 10_000;

export interface BreakerOptions {
  /** Checks whether the server responds; throws if it does not. */
  probe: () => Promise<void>;
  onOpen?: (error: unknown) => void;
  onClose?: () => void;
}

/** Circuit breaker: while it is open no mail is sent, only probes; when one succeeds, all waiting mails continue. */
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

  get reason(): string | undefined {
    return this.opened ? this.fault : undefined;
  }

  /** Resolves when the server is considered available. @returns false if the process is stopping */
  async passage(): Promise<boolean> {
    if (this.opened && !this.ended) await new Promise<void>((resolve) => this.waiting.push(resolve));
    return !this.ended;
  }

  trip(error: unknown): void {
    if (this.opened || this.ended) return;
    this.opened = true;
    this.fault = serverFault(error);
    this.options.onOpen?.(error);
    this.later(firstWaitMs);
  }

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
