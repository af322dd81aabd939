import { limits } from '@mainstage/inbound-mail/parse/limits';
import { oneOfEach } from '@mainstage/inbound-mail/token/inbound-address';
import type { InboundSubject } from '@mainstage/inbound-mail/token/inbound-token';
import type { Logger } from '@mainstage/observability/logger';
import { InjectConfig, InjectLogger } from '@mainstage/nest/injection';
import { Injectable } from '@nestjs/common';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { WorkerConfig } from '../config';
import { ConnectionRate } from './connection-rate';
import { InboundPipeline } from './inbound-pipeline';
import { SmtpError } from './smtp-error';

const mostConnections = 50;
const connectionsPerMinute = 60;
/** Maximum number of recipients of one message, each of which is checked. */
const mostRecipients = 100;

/** Receives mail for leads by SMTP, on its own port, if INBOUND_SMTP_PORT and INBOUND_DOMAIN are set. */
@Injectable()
export class SmtpReceiver {
  private server: SMTPServer | undefined;
  private readonly rate = new ConnectionRate(connectionsPerMinute);

  constructor(
    @InjectConfig() private readonly config: WorkerConfig,
    private readonly pipeline: InboundPipeline,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  async start(): Promise<void> {
    const { INBOUND_SMTP_PORT: port, INBOUND_DOMAIN: domain, HOST: host } = this.config;
    const { INBOUND_SMTP_CERTIFICATE: cert, INBOUND_SMTP_CERTIFICATE_KEY: key } = this.config;
    if (port === undefined || domain === undefined) return;
    const server = new SMTPServer({
      name: domain,
      banner: 'Mainstage',
      // Without them the server uses a self-signed certificate.
      ...(cert && key && { cert, key }),
      disabledCommands: ['AUTH'],
      authOptional: true,
      size: limits.message,
      maxClients: mostConnections,
      socketTimeout: 60_000,
      closeTimeout: 5000,
      // A slow name server must not delay reading.
      disableReverseLookup: true,
      onConnect: ({ remoteAddress }, done) =>
        done(this.rate.admit(remoteAddress) ? null : new SmtpError(421, '4.7.0 Too many connections, try again later')),
      onRcptTo: ({ address }, session, done) => done(this.rejectionOf(address, session)),
      onData: (stream, session, done) =>
        void this.take(stream, session).then(
          () => done(),
          (error: Error) => done(error),
        ),
    });
    // A client that disconnects is no error of ours.
    server.on('error', (error) => this.logger.debug({ err: error }, 'an SMTP connection failed'));
    await new Promise<void>((resolve, reject) => {
      server.server.once('error', reject);
      server.listen(port, host, () => resolve());
    });
    this.server = server;
    this.logger.info({ port }, 'takes mail by SMTP');
  }

  /** Resolves when the last connection has ended, or was cut. */
  async stop(): Promise<void> {
    await new Promise<void>((resolve) => (this.server ? this.server.close(resolve) : resolve()));
  }

  private rejectionOf(address: string, { envelope }: SMTPServerSession): SmtpError | null {
    if (!this.pipeline.recipients?.subjectOf(address)) return new SmtpError(550, '5.1.1 No such recipient here');
    if (envelope.rcptTo.length >= mostRecipients) return new SmtpError(452, '4.5.3 Too many recipients');
    return null;
  }

  /** @throws SmtpError: 552 if it is too large, 451 if it could not be stored, so that the sender retries */
  private async take(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> {
    const raw = await contentOf(stream);
    if (!raw) throw new SmtpError(552, '5.3.4 The message is larger than 10 MB');
    const from = envelope.mailFrom ? envelope.mailFrom.address : '';
    const head = Buffer.from(`Return-Path: <${from.replace(/[^\x21-\x7e]/g, '')}>\r\n`);
    try {
      const subjects = this.subjectsOf(envelope.rcptTo.map(({ address }) => address));
      await this.pipeline.receive('smtp', Buffer.concat([head, raw]), subjects);
    } catch (error) {
      this.logger.warn({ err: error }, 'a message could not be stored; its sender keeps it');
      throw new SmtpError(451, '4.3.0 The message cannot be stored now, try again later');
    }
  }

  private subjectsOf(recipients: string[]): InboundSubject[] {
    const subjects = recipients.map((address) => this.pipeline.recipients?.subjectOf(address));
    return oneOfEach(subjects.filter((subject) => subject !== undefined));
  }
}

/** The whole message; undefined if it is too large, after the rest was read and dropped. */
async function contentOf(stream: SMTPServerDataStream): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limits.message) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size > limits.message ? undefined : Buffer.concat(chunks);
}
