import { Readable } from 'node:stream';

/**
 * Withholds the end of a message until the hook has resolved. The stream is pulled: nothing is read before nodemailer
 * pipes it to the socket after the 354, and its end, after which nodemailer writes the dot, follows the hook.
 */
export class FinalDotGate {
  /** The server is ready to receive the message. */
  reached = false;
  /** The hook resolved: from here on the dot may have been sent. */
  open = false;
  failure: { reason: unknown } | undefined;
  private hookCall: Promise<void> | undefined;

  /**
   * @param beforeFinalDot called once
   * @param onStep called when the message starts to be sent, and at its end
   */
  constructor(
    private readonly beforeFinalDot: () => Promise<void>,
    private readonly onStep: (step: 'block' | 'finalDot') => void,
  ) {}

  /** Sends the message in one piece, because many small socket writes would slow down a backlog. */
  hold(message: Buffer): Readable {
    // The smallest buffer: the next read, which calls the hook, happens only after the message was consumed.
    const stream = new Readable({ highWaterMark: 1, read: () => this.give(stream, message) });
    return stream;
  }

  private give(stream: Readable, message: Buffer): void {
    if (!this.reached) {
      this.reached = true;
      this.onStep('block');
      stream.push(message);
      return;
    }
    this.ask().then(
      () => stream.push(null),
      (reason: unknown) => stream.destroy(reason as Error),
    );
  }

  async settled(): Promise<void> {
    await this.hookCall?.catch(() => undefined);
  }

  private ask(): Promise<void> {
    this.hookCall = this.beforeFinalDot().then(
      () => {
        this.open = true;
        this.onStep('finalDot');
      },
      (reason: unknown) => {
        this.failure = { reason };
        throw reason;
      },
    );
    return this.hookCall;
  }
}
