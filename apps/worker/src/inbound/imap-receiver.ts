import { imapMailbox, type ImapMailbox } from '@mainstage/config/inbound-mailbox';
import { countSetAside } from '@mainstage/inbound-mail/mailbox/fetch-failures';
import { noteMailboxFault } from '@mainstage/inbound-mail/mailbox/mailbox-fault';
import { registerMailbox } from '@mainstage/inbound-mail/mailbox/mailbox-position';
import { isUnavailable } from '@mainstage/database/unavailable';
import type { Logger } from '@mainstage/observability/logger';
import type { Metrics } from '@mainstage/observability/metrics';
import { InjectConfig, InjectLogger, InjectMetrics } from '@mainstage/nest/injection';
import { Injectable } from '@nestjs/common';
import { ImapFlow } from 'imapflow';
import { EntityManager } from 'typeorm';
import type { WorkerConfig } from '../config';
import { PollingLoop } from '../process/polling-loop';
import { requestAccessToken } from './access-token';
import { asked, ImapRefusal, reasonOf } from './imap-refusal';
import { InboundPipeline } from './inbound-pipeline';
import { MailboxReading } from './mailbox-reading';

/** Milliseconds between reads, because IDLE may report nothing. */
const pollMs = 20_000;
/** Milliseconds until the server must answer; after that the connection is closed. */
const answerMs = 15_000;

/** Reads a mailbox by IMAP if INBOUND_IMAP_URL is set: stores and marks new messages, deletes nothing. */
@Injectable()
export class ImapReceiver {
  private readonly mailbox: ImapMailbox | undefined;
  private readonly loop: PollingLoop;
  private client: ImapFlow | undefined;
  private stopping = false;

  constructor(
    @InjectConfig() private readonly config: WorkerConfig,
    private readonly manager: EntityManager,
    private readonly pipeline: InboundPipeline,
    @InjectMetrics() private readonly metrics: Metrics,
    @InjectLogger() private readonly logger: Logger,
  ) {
    this.mailbox = imapMailbox(config);
    this.loop = new PollingLoop('imap', () => this.session(), logger);
  }

  start(): void {
    if (!this.mailbox) return;
    if (this.config.SALES_TEAM?.length && !this.config.INBOUND_ADDRESS)
      this.logger.warn('INBOUND_ADDRESS is not set: the sales desk offers no copy address, and copies stop no clock');
    this.metrics.inboundMailboxRead.set({ server: this.mailbox.host }, 0);
    this.loop.start();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.client?.close();
    await this.loop.stop();
  }

  /** Runs one connection to its end. @returns milliseconds until the next one */
  private async session(): Promise<number> {
    try {
      await this.connected(this.mailbox as ImapMailbox);
      return 1000;
    } catch (error) {
      if (this.stopping || !(error instanceof ImapRefusal)) throw error;
      await this.noteFault(error.message);
      throw new Error(`The mailbox cannot be read: ${error.message}`, { cause: error });
    }
  }

  private async connected(mailbox: ImapMailbox): Promise<void> {
    await registerMailbox(this.manager, nameOf(mailbox));
    const client = await connectionTo(mailbox);
    const closed = new Promise<void>((resolve) => client.once('close', resolve));
    // An error is followed by the end of the connection, and its command rejects.
    client.on('error', (error: unknown) => this.logger.debug({ err: error }, 'the IMAP connection failed'));
    this.client = client;
    try {
      await asked(client, answerMs, 'connecting', () => client.connect());
      await asked(client, answerMs, 'SELECT', () => client.mailboxOpen(mailbox.folder));
      const reading = await this.readingOf(client, mailbox);
      this.logger.info('reads mail by IMAP');
      while (!this.stopping && client.usable) {
        const news = new Promise<void>((resolve) => client.once('exists', () => resolve()));
        await reading.round();
        if (this.stopping) break;
        await this.noteRead(mailbox);
        await Promise.race([news, closed, waited(pollMs)]);
        if (client.usable) await asked(client, answerMs, 'NOOP', () => client.noop());
      }
    } finally {
      this.client = undefined;
      client.close();
    }
  }

  private readingOf(client: ImapFlow, mailbox: ImapMailbox): Promise<MailboxReading> {
    const { host } = mailbox;
    return MailboxReading.begin(client, {
      manager: this.manager,
      mailbox: nameOf(mailbox),
      store: (source) => this.pipeline.receive('imap', source),
      failed: ({ uid, reason }, setAside) => {
        this.metrics.inboundFetchFailures.inc({ server: host });
        this.logger.warn({ uid, reason, setAside }, 'a message of the mailbox could not be read');
      },
      logger: this.logger,
      answerMs,
      stopping: () => this.stopping,
    });
  }

  /** Reported only after a search that the server answered. */
  private async noteRead({ host }: ImapMailbox): Promise<void> {
    this.metrics.inboundMailboxRead.set({ server: host }, Date.now() / 1000);
    this.metrics.inboundSetAside.set({ server: host }, await countSetAside(this.manager));
    await this.noteFault(undefined);
  }

  private async noteFault(reason: string | undefined): Promise<void> {
    await noteMailboxFault(this.manager, reason).catch((error: unknown) => {
      if (!isUnavailable(error)) throw error;
      this.logger.debug({ err: error }, 'the state of the mailbox was not recorded: the database is unavailable');
    });
  }
}

const nameOf = ({ user, host, folder }: ImapMailbox): string => `${user} ${host} ${folder}`;

async function accessToken(tokenUrl: string): Promise<string> {
  try {
    return await requestAccessToken(tokenUrl);
  } catch (error) {
    throw new ImapRefusal(reasonOf(error));
  }
}

async function connectionTo({ host, port, secure, user, password, tokenUrl }: ImapMailbox): Promise<ImapFlow> {
  // A token is valid for about an hour, longer than the login takes.
  const secret = tokenUrl ? { accessToken: await accessToken(tokenUrl) } : { pass: password };
  return new ImapFlow({
    host,
    port,
    secure,
    auth: { user, ...secret },
    logger: false,
    greetingTimeout: answerMs,
    connectionTimeout: answerMs,
    socketTimeout: pollMs + 2 * answerMs,
    // Milliseconds after the last command at which IDLE begins.
    autoIdleDelay: 500,
  });
}

const waited = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });
