import { Readable } from 'node:stream';

/**
 * Holds the end of a message back until the hook has agreed.
 *
 * nodemailer makes the message stream before it says MAIL FROM, and a transform on it would run to its end at once,
 * long before the server has asked for the message. This stream is pulled, not pushed: nothing is read before
 * nodemailer pipes it to the socket after the 354, and the end, which makes nodemailer write the dot, comes after the hook.
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

  hold(message: Readable): Readable {
    return Readable.from(this.read(message), { objectMode: false, highWaterMark: 1 });
  }

  /** Resolves when the hook has had its word. */
  async settled(): Promise<void> {
    await this.asked?.catch(() => undefined);
  }

  private async *read(message: Readable): AsyncGenerator<Buffer> {
    this.reached = true;
    this.onStep('block');
    // In one piece: a backlog would else spend most of its time on small writes to the socket.
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk as Buffer);
    yield Buffer.concat(chunks);
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
    await this.asked;
  }
}
