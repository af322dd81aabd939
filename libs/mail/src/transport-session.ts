import { setTimeout as delay } from 'node:timers/promises';
import { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { ConnectionOptions } from 'node:tls';
import nodemailer from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { mustEncrypt } from './must-encrypt';
import { onSilence } from './transport-silence';
import type { MailTimeouts } from './transport-timeouts';

/** Milliseconds of idleness after which a connection is checked before use. */
const freshMs = 5000;

export interface Envelope {
  from: string | false;
  to: string[];
}

export class SmtpSession {
  /** Mails sent so far, including refused ones. */
  mails = 0;
  usable = true;
  private idleSince = performance.now();
  private failure: Error | undefined;
  private endStep: () => void = () => undefined;

  private constructor(
    private readonly connection: SMTPConnection,
    private readonly socket: Socket,
    private readonly timeouts: Readonly<MailTimeouts>,
    private readonly onEnd: () => void,
  ) {
    connection.on('error', () => this.end());
    connection.on('end', () => this.end());
  }

  /**
   * Connects, greets and logs in. `smtp://` upgrades to TLS if the server offers STARTTLS, `smtps://` uses TLS from the
   * first byte.
   * @param smtpUrl SMTP_URL, with user and password if the server requires them
   * @param onEnd called once when the connection has ended
   * @param signal aborts opening
   * @param trusted certificate check, if not by the authorities alone
   * @throws nodemailer's error if the server cannot be reached or refuses the login
   */
  static async open(
    smtpUrl: string,
    timeouts: Readonly<MailTimeouts>,
    onEnd: () => void,
    signal?: AbortSignal,
    trusted: ConnectionOptions = {},
  ): Promise<SmtpSession> {
    const { auth, ...server } = nodemailer.createTransport(smtpUrl).options;
    // Our own socket: its bytes are counted and it does not keep the process alive between mails.
    const socket = new Socket();
    socket.on('error', () => undefined);
    const connection = new SMTPConnection({
      ...server,
      socket,
      tls: { ...server.tls, ...trusted },
      ...(mustEncrypt(smtpUrl) && { requireTLS: true, ignoreTLS: false }),
      dnsTimeout: timeouts.connection,
      // nodemailer applies this limit until the end of the greeting, so it covers both.
      connectionTimeout: timeouts.connection + timeouts.greeting,
      greetingTimeout: timeouts.greeting,
      socketTimeout: 2 * Math.max(...Object.values(timeouts)),
      socketCloseTimeout: 1000,
    });
    const session = new SmtpSession(connection, socket, timeouts, onEnd);
    const cut = () => session.destroy();
    signal?.addEventListener('abort', cut);
    try {
      signal?.throwIfAborted();
      const tcp = setTimeout(() => session.fail(new Error('Connection timeout')), timeouts.connection);
      socket.once('connect', () => clearTimeout(tcp));
      await session
        .call(Math.max(timeouts.greeting, timeouts.session), (done) => connection.connect(done))
        .finally(() => clearTimeout(tcp));
      if (auth && connection.allowsAuth) await session.call(timeouts.session, (done) => connection.login(auth, done));
      return session;
    } catch (error) {
      session.destroy();
      throw error;
    } finally {
      signal?.removeEventListener('abort', cut);
    }
  }

  /** Sends one mail. @returns the server's answer to the message and the recipients it refused; throws what nodemailer says of a failure */
  async send(envelope: Envelope, message: Readable): Promise<{ response: string; refused: string[] }> {
    this.mails += 1;
    let response = '';
    let refused: string[] = [];
    await this.call(this.timeouts.command, (done) =>
      this.connection.send(envelope, message, (error, info) => {
        response = info?.response ?? '';
        refused = info?.rejected ?? [];
        done(error);
      }),
    );
    return { response, refused };
  }

  /** Limits the wait for the next reply, or for the server to accept more data, to the time limit of this step. */
  expect(step: keyof MailTimeouts): void {
    this.limit(this.timeouts[step]);
  }

  /**
   * @param onStall called once after too long a silence
   * @returns ends the watch
   */
  watch(onStall: () => void): () => void {
    return onSilence(this.socket, this.timeouts.quiet, onStall);
  }

  async reset(): Promise<boolean> {
    if (!this.usable) return false;
    const answered = this.call(this.timeouts.session, (done) => this.connection.reset(done)).then(
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

  /** Marks the session idle between two mails; it then does not keep the process alive. */
  rest(): void {
    this.idleSince = performance.now();
    this.socket.unref();
  }

  /** Checks the connection after idling. @returns whether it can be used again */
  async resume(): Promise<boolean> {
    this.socket.ref();
    return performance.now() - this.idleSince < freshMs ? this.usable : this.reset();
  }

  quit(): void {
    if (!this.usable) return;
    this.connection.quit();
    this.end();
  }

  destroy(): void {
    this.connection.close();
    this.end();
  }

  /** Aborts the step in progress after this time without traffic. */
  private limit(milliseconds: number): void {
    this.endStep();
    const late = () => this.fail(Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT' }));
    this.endStep = onSilence(this.socket, milliseconds, late);
  }

  private fail(reason: Error): void {
    this.failure = reason;
    this.destroy();
  }

  private end(): void {
    if (!this.usable) return;
    this.usable = false;
    this.onEnd();
  }

  /** Calls nodemailer; also rejects when the connection breaks or is silent for too long. */
  private async call(milliseconds: number, start: (done: (error?: Error | null) => void) => void): Promise<void> {
    const { connection } = this;
    let fail = (_error: Error): void => undefined;
    const broken = (error = this.failure ?? new Error('The connection was closed')) =>
      void setImmediate(() => fail(error));
    this.limit(milliseconds);
    try {
      await new Promise<void>((resolve, reject) => {
        // The error of the call itself is more precise, and is emitted synchronously.
        fail = reject;
        connection.once('error', broken);
        connection.once('end', broken);
        start((error) => (error ? reject(error) : resolve()));
      });
    } finally {
      this.endStep();
      connection.off('error', broken);
      connection.off('end', broken);
    }
  }
}
