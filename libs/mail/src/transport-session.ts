import { setTimeout as delay } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import type { ConnectionOptions } from 'node:tls';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { answerTimeout, type MailTimeouts } from './transport-timeouts';
import { mustEncrypt } from './must-encrypt';

/** Milliseconds of idleness after which a connection must be checked before use. */
const freshMs = 5000;

export interface Envelope {
  from: string | false;
  to: string[];
}

/** A connection to the mail server for consecutive mails. */
export class SmtpSession {
  /** Mails sent so far, including refused ones. */
  mails = 0;
  /** False once the connection is closed, by either side. */
  usable = true;
  private idleSince = performance.now();
  /** When data was last sent or received. */
  private lastWord = performance.now();

  private constructor(
    private readonly connection: SMTPConnection,
    private readonly timeouts: Readonly<MailTimeouts>,
    private readonly onEnd: () => void,
  ) {
    connection.on('error', () => this.end());
    connection.on('end', () => this.end());
  }

  /**
   * Connects, greets and logs in. `smtp://` turns to TLS where the server offers STARTTLS, `smtps://` speaks TLS from
   * the first byte.
   * @param smtpUrl SMTP_URL, with user and password if the server wants them
   * @param onEnd called once when the connection has ended
   * @param signal cuts it while it is not open yet
   * @param trusted how its certificate is checked, where not by the authorities alone
   * @throws what nodemailer says of a server that cannot be reached or does not let us in
   */
  static async open(
    smtpUrl: string,
    timeouts: Readonly<MailTimeouts>,
    onEnd: () => void,
    signal?: AbortSignal,
    trusted: ConnectionOptions = {},
  ): Promise<SmtpSession> {
    const { auth, ...server } = parseConnectionUrl(smtpUrl);
    const ignore = () => undefined;
    const connection: SMTPConnection = new SMTPConnection({
      ...server,
      tls: { ...server.tls, ...trusted },
      ...(mustEncrypt(smtpUrl) && { requireTLS: true, ignoreTLS: false }),
      dnsTimeout: timeouts.connection,
      // nodemailer measures this one until the end of the greeting, so it covers both.
      connectionTimeout: timeouts.connection + timeouts.greeting,
      greetingTimeout: timeouts.greeting,
      socketTimeout: timeouts.session,
      socketCloseTimeout: 1000,
      // The only way to learn which command nodemailer sends; nothing is logged.
      transactionLog: true,
      logger: {
        debug: ({ tnx }: { tnx?: string }, ...text: unknown[]) => {
          session.lastWord = performance.now();
          if (tnx === 'client') waitFor(connection, answerTimeout(String(text.at(-1)), timeouts));
        },
        ...{ trace: ignore, info: ignore, warn: ignore, error: ignore, fatal: ignore },
      },
    });
    const session: SmtpSession = new SmtpSession(connection, timeouts, onEnd);
    const cut = () => session.destroy();
    signal?.addEventListener('abort', cut);
    try {
      signal?.throwIfAborted();
      await session.call((done) => {
        const tcp = setTimeout(() => {
          if (connection.stage === 'init') done(new Error('Connection timeout'));
        }, timeouts.connection);
        connection.once('connect', () => clearTimeout(tcp));
        connection.once('error', () => clearTimeout(tcp));
        connection.connect(done);
      });
      if (auth && connection.allowsAuth) await session.call((done) => connection.login(auth, done));
      return session;
    } catch (error) {
      session.destroy();
      throw error;
    } finally {
      signal?.removeEventListener('abort', cut);
    }
  }

  /** Sends one mail. @returns the server's answer to the message; throws what nodemailer says of a failure */
  async send(envelope: Envelope, message: Readable): Promise<string> {
    this.mails += 1;
    let response = '';
    await this.call((done) =>
      this.connection.send(envelope, message, (error, info) => {
        response = info?.response ?? '';
        done(error);
      }),
    );
    return response;
  }

  /** Waits for the next reply, or for the server to accept more data, for as long as this step may take. */
  expect(step: keyof MailTimeouts): void {
    this.lastWord = performance.now();
    waitFor(this.connection, this.timeouts[step]);
  }

  /** @param onStall called once when nothing was said for too long @returns ends the watch */
  watch(onStall: () => void): () => void {
    this.lastWord = performance.now();
    let timer: NodeJS.Timeout;
    const look = () => {
      const left = this.lastWord + this.timeouts.quiet - performance.now();
      if (left <= 0) onStall();
      else timer = setTimeout(look, left + 1);
    };
    look();
    return () => clearTimeout(timer);
  }

  /** Prepares for the next mail; closes the connection where that fails. */
  async reset(): Promise<boolean> {
    if (!this.usable) return false;
    const answered = this.call((done) => this.connection.reset(done)).then(
      () => true,
      () => false,
    );
    const alarm = new AbortController();
    const late = delay(this.timeouts.reuse, false, { signal: alarm.signal }).catch(() => false);
    const ready = await Promise.race([answered, late]);
    alarm.abort();
    if (!ready) this.destroy();
    return ready && this.usable;
  }

  /** Marks the session idle between two mails; does not keep the process alive. */
  rest(): void {
    this.idleSince = performance.now();
    waitFor(this.connection, 0);
    if (this.connection._socket) this.connection._socket.unref();
  }

  /** Whether it can be used again after idling. */
  async resume(): Promise<boolean> {
    if (this.connection._socket) this.connection._socket.ref();
    return performance.now() - this.idleSince < freshMs ? this.usable : this.reset();
  }

  /** Sends QUIT. */
  quit(): void {
    if (!this.usable) return;
    this.connection.quit();
    this.end();
  }

  /** Cuts the connection immediately. */
  destroy(): void {
    this.connection.close();
    this.end();
  }

  private end(): void {
    if (!this.usable) return;
    this.usable = false;
    this.onEnd();
  }

  /** A call of nodemailer, which fails as well when the connection breaks meanwhile. */
  private async call(start: (done: (error?: Error | null) => void) => void): Promise<void> {
    const { connection } = this;
    let fail = (_error: Error): void => undefined;
    const broken = (error = new Error('The connection was closed')) => void setImmediate(() => fail(error));
    try {
      await new Promise<void>((resolve, reject) => {
        // The error of the call itself is more precise, and comes synchronously.
        fail = reject;
        connection.once('error', broken);
        connection.once('end', broken);
        start((error) => (error ? reject(error) : resolve()));
      });
    } finally {
      connection.off('error', broken);
      connection.off('end', broken);
    }
  }
}

/** The socket's own timer restarts with all data sent or received. */
function waitFor(connection: SMTPConnection, milliseconds: number): void {
  if (connection._socket) connection._socket.setTimeout(milliseconds);
}
