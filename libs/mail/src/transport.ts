import nodemailer, {
  type Mail,
  type SendMailOptions,
  type SMTPSentMessageInfo,
  type SMTPTransportOptions,
} from 'nodemailer';
import { Readable } from 'node:stream';
import type { BuiltMail } from './build-mail';
import { outcomeOf, type SendResult } from './outcome';

export type { SendResult } from './outcome';
export type MailTransport = Mail<SMTPSentMessageInfo, SMTPTransportOptions>;

/** How long to wait, in milliseconds. */
export interface MailTimeouts {
  /** For the connection, name lookup included. */
  connection: number;
  /** For the server's greeting. */
  greeting: number;
  /** For any other answer, the one to the final dot included. */
  socket: number;
}

const usualTimeouts: MailTimeouts = { connection: 10_000, greeting: 10_000, socket: 60_000 };

/**
 * A transport that opens one connection for each mail. `smtp://` turns to TLS where the server offers STARTTLS,
 * `smtps://` speaks TLS from the first byte.
 * @param smtpUrl SMTP_URL, with user and password if the server wants them
 */
export function createTransport(smtpUrl: string, timeouts: Partial<MailTimeouts> = {}): MailTransport {
  const { connection, greeting, socket } = { ...usualTimeouts, ...timeouts };
  const transport = nodemailer.createTransport(
    {
      url: smtpUrl,
      pool: false,
      connectionTimeout: connection,
      dnsTimeout: connection,
      greetingTimeout: greeting,
      socketTimeout: socket,
      socketCloseTimeout: 1_000,
    },
    { disableFileAccess: true, disableUrlAccess: true },
  );
  transport.use('stream', (mail, done) => {
    const { finalDotGate: gate } = mail.data as { finalDotGate?: FinalDotGate };
    if (gate) mail.message.processFunc((message) => gate.hold(message));
    done();
  });
  return transport;
}

/**
 * Sends one mail to one address and says how it went; a failure of the mail server is a result and never thrown.
 * @param hooks.beforeFinalDot awaited when the whole message is on its way and the server has asked for it, but
 *   before the final dot that makes the server take it. Called at most once, and not at all where the server refuses.
 * @throws whatever `beforeFinalDot` throws: the connection is then cut without the dot, and the mail is not sent
 */
export async function sendMail(
  transport: MailTransport,
  mail: BuiltMail,
  hooks: { beforeFinalDot: () => Promise<void> },
): Promise<SendResult> {
  const gate = new FinalDotGate(hooks.beforeFinalDot);
  try {
    const { response } = await transport.sendMail({ ...mail, finalDotGate: gate } as SendMailOptions);
    return outcomeOf({ dotSent: gate.open, response });
  } catch (error) {
    // The connection may break while the hook still runs; its word must be out before ours.
    const dotSent = gate.open;
    await gate.settled();
    if (gate.refusal) throw gate.refusal.reason;
    return outcomeOf({ dotSent, error });
  }
}

/**
 * Holds the end of a message back until the hook has agreed.
 *
 * nodemailer makes the message stream before it says MAIL FROM, and a transform on it would run to its end at once,
 * long before the server has asked for the message. This stream is pulled, not pushed: nothing is read before
 * nodemailer pipes it to the socket after the 354, and the end, which makes nodemailer write the dot, comes after the hook.
 */
class FinalDotGate {
  /** The hook agreed: from here on the dot may have been sent. */
  open = false;
  /** The hook refused. */
  refusal: { reason: unknown } | undefined;
  private asked: Promise<void> | undefined;

  constructor(private readonly beforeFinalDot: () => Promise<void>) {}

  hold(message: Readable): Readable {
    return Readable.from(this.read(message), { objectMode: false, highWaterMark: 1 });
  }

  async settled(): Promise<void> {
    await this.asked?.catch(() => undefined);
  }

  private async *read(message: Readable): AsyncGenerator<Buffer> {
    for await (const chunk of message) yield chunk as Buffer;
    this.asked = this.beforeFinalDot().then(
      () => {
        this.open = true;
      },
      (reason: unknown) => {
        this.refusal = { reason };
        throw reason;
      },
    );
    await this.asked;
  }
}
