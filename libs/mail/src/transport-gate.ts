import { Readable } from 'node:stream';

/**
 * Holds the end of a message back until the hook has agreed.
 *
 * The stream is pulled, not pushed: nothing is read before nodemailer pipes it to the socket after the 354, and the end,
 * which makes nodemailer write the dot, comes after the hook.
 */
export class FinalDotGate {
  /** The server asked for the message. */
  reached = false;
  /** The hook agreed: from here on the dot may have been sent. */
  open = false;
  /** The hook refused. */
  refusal: { reason: unknown } | undefined;
  private asked: Promise<void> | undefined;

  /**
   * @param beforeFinalDot asked once
   * @param onStep told when the message begins to flow, and when its end does
   */
  constructor(
    private readonly beforeFinalDot: () => Promise<void>,
    private readonly onStep: (step: 'block' | 'finalDot') => void,
  ) {}

  /** The message in one piece: a backlog would else spend most of its time on small writes to the socket. */
  hold(message: Buffer): Readable {
    // With room for nothing more: the next read, which asks the hook, comes only when the message was taken.
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

  /** Resolves when the hook has had its word. */
  async settled(): Promise<void> {
    await this.asked?.catch(() => undefined);
  }

  private ask(): Promise<void> {
    this.asked = this.beforeFinalDot().then(
      () => {
        this.open = true;
        this.onStep('finalDot');
      },
      (reason: unknown) => {
        this.refusal = { reason };
        throw reason;
      },
    );
    return this.asked;
  }
}
