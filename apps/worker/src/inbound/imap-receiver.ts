import { imapMailbox, type ImapMailbox } from '@mainstage/config/inbound-mailbox';
import { mailboxPosition, moveMailboxPosition } from '@mainstage/database/inbound/mailbox-position';
import { limits } from '@mainstage/inbound-mail/parse/limits';
import type { Logger } from '@mainstage/observability/logger';
import type { Metrics } from '@mainstage/observability/metrics';
import { within } from '@mainstage/observability/within';
import { InjectConfig, InjectLogger, InjectMetrics } from '@mainstage/nest/injection';
import { Injectable } from '@nestjs/common';
import { ImapFlow } from 'imapflow';
import { EntityManager } from 'typeorm';
import type { WorkerConfig } from '../config';
import { PollingLoop } from '../process/polling-loop';
import { requestAccessToken } from './access-token';
import { InboundPipeline } from './inbound-pipeline';

/** The mailbox is read this often, whatever IDLE reports or keeps to itself. */
const pollMs = 20_000;
/** Milliseconds for an answer of the server; a connection that is silent for longer is cut. */
const answerMs = 15_000;
/** Marks messages that are stored, where the server keeps keywords. */
const keyword = '$MainstageStored';

/** Reads a mailbox by IMAP, where INBOUND_IMAP_URL is set: stores what is new, marks it, deletes nothing. */
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
    this.noteRead(this.mailbox);
    this.loop.start();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.client?.close();
    await this.loop.stop();
  }

  /** Lasts as long as the connection. @returns milliseconds until the next one */
  private async session(): Promise<number> {
    const mailbox = this.mailbox as ImapMailbox;
    const client = await connectionTo(mailbox);
    const closed = new Promise<void>((resolve) => client.once('close', resolve));
    // An error is followed by the end of the connection, and its command fails.
    client.on('error', (error: unknown) => this.logger.debug({ err: error }, 'the IMAP connection failed'));
    this.client = client;
    try {
      await within(answerMs, 'The IMAP server', client.connect());
      const { uidValidity, uidNext } = await within(answerMs, 'Opening', client.mailboxOpen(mailbox.folder));
      const name = `${mailbox.user} ${mailbox.host} ${mailbox.folder}`;
      let { lastUid, since } = await mailboxPosition(this.manager, name, uidValidity, uidNext);
      this.logger.info('reads mail by IMAP');
      while (!this.stopping && client.usable) {
        const news = new Promise<void>((resolve) => client.once('exists', () => resolve()));
        lastUid = await this.readNew(client, name, lastUid, since);
        since = undefined;
        this.noteRead(mailbox);
        await Promise.race([news, closed, waited(pollMs)]);
        if (client.usable) await within(answerMs, 'The IMAP server', client.noop());
      }
    } finally {
      this.client = undefined;
      client.close();
    }
    return 1000;
  }

  /** Stores what came in since. @returns the UID up to which everything is stored */
  private async readNew(client: ImapFlow, name: string, lastUid: number, since: Date | undefined): Promise<number> {
    const query = { uid: `${lastUid + 1}:*`, ...(since && { since }) };
    const found = (await within(answerMs, 'The search', client.search(query, { uid: true }))) || [];
    // A range that ends with * always holds the last message.
    for (const uid of found.filter((each) => each > lastUid).sort((one, other) => one - other)) {
      if (this.stopping) break;
      await this.readOne(client, uid);
      await moveMailboxPosition(this.manager, name, uid);
      lastUid = uid;
    }
    return lastUid;
  }

  private noteRead({ host }: ImapMailbox): void {
    this.metrics.inboundMailboxRead.set({ server: host }, Date.now() / 1000);
  }

  private async readOne(client: ImapFlow, uid: number): Promise<void> {
    const options = { source: { start: 0, maxLength: limits.message } };
    const message = await within(4 * answerMs, 'A message', client.fetchOne(String(uid), options, { uid: true }));
    // Somebody deleted it meanwhile.
    if (!message || !message.source) return;
    await this.pipeline.receive('imap', message.source);
    // Only now: a message that is marked is stored.
    await within(answerMs, 'Marking', client.messageFlagsAdd(String(uid), [flagFor(client)], { uid: true }));
  }
}

async function connectionTo({ host, port, secure, user, password, tokenUrl }: ImapMailbox): Promise<ImapFlow> {
  // A token is valid for about an hour, longer than it takes to log in with it.
  const secret = tokenUrl ? { accessToken: await requestAccessToken(tokenUrl) } : { pass: password };
  return new ImapFlow({
    host,
    port,
    secure,
    auth: { user, ...secret },
    logger: false,
    greetingTimeout: answerMs,
    connectionTimeout: answerMs,
    socketTimeout: pollMs + 2 * answerMs,
    // IDLE begins so soon after the last command.
    autoIdleDelay: 500,
  });
}

/** A server that keeps no keywords marks the message as read. */
function flagFor({ mailbox }: ImapFlow): string {
  const flags = mailbox ? mailbox.permanentFlags : undefined;
  return flags?.has('\\*') ? keyword : '\\Seen';
}

const waited = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });
