import { serverFault } from './server-trust';

const firstWaitMs = 1000;
const longestWaitMs = 10_000;

export interface BreakerOptions {
  /** Asks the server whether it answers; throws where it does not. */
  probe: () => Promise<void>;
  onOpen?: (error: unknown) => void;
  /** The server answers again. */
  onClose?: () => void;
}

/**
 * Keeps mails from a server that is away: while it is open, one probe after the other asks whether it answers, and all
 * that wait go on at once when it does.
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

  /** Resolves when the server is believed to answer. @returns false where we are ending and nothing should begin */
  async passage(): Promise<boolean> {
    if (this.opened && !this.ended) await new Promise<void>((resolve) => this.waiting.push(resolve));
    return !this.ended;
  }

  /** The server could not be reached. */
  trip(error: unknown): void {
    if (this.opened || this.ended) return;
    this.opened = true;
    this.fault = serverFault(error);
    this.options.onOpen?.(error);
    this.later(firstWaitMs);
  }

  /** Lets all go that wait, and probes no more. */
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
