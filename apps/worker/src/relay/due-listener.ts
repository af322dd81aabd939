import type { Logger } from '@mainstage/observability/logger';
import { Injectable } from '@nestjs/common';
import { endWhenSilent } from '@mainstage/observability/silent-line';
import { GuardedClient } from '@mainstage/postgres/guarded-client';
import { directDatabaseUrl } from '@mainstage/config/direct-database-url';
import { ConnectTimeout } from '@mainstage/postgres/connect-timeout';
import type { WorkerConfig } from '../config';
import { InjectConfig, InjectLogger } from '@mainstage/nest/injection';
import { LeadTakeOver } from '../desk/lead-take-over';
import { PollingLoop } from '../process/polling-loop';
import { Relay } from './relay';

/** Channel on which the API announces committed mails. */
const channel = 'mails_due';
/** There may be no notification for hours, so a query has to prove that the connection is alive. */
const pingMs = 5000;
const silenceMs = 12_000;

/** Notifies the relay, and the desk's take-over of leads, on NOTIFY; has its own connection and reconnects when it breaks. */
@Injectable()
export class DueListener {
  private readonly loop: PollingLoop;
  private client: GuardedClient | undefined;
  private readonly timeout = new ConnectTimeout(5000);

  constructor(
    @InjectConfig() private readonly config: WorkerConfig,
    private readonly relay: Relay,
    private readonly leadTakeOver: LeadTakeOver,
    @InjectLogger() logger: Logger,
  ) {
    this.loop = new PollingLoop('due-listener', () => this.listen(), logger);
  }

  start(): void {
    this.loop.start();
  }

  async stop(): Promise<void> {
    const stopped = this.loop.stop();
    await this.client?.end().catch(() => undefined);
    await stopped;
  }

  private async connect(client: GuardedClient): Promise<void> {
    try {
      await client.connect();
      this.timeout.succeeded();
    } catch (error) {
      this.timeout.failed(error);
      throw error;
    }
  }

  /** Resolves when the connection has ended. */
  private async listen(): Promise<number> {
    const client = new GuardedClient({
      connectionString: directDatabaseUrl(this.config),
      application_name: 'mainstage-worker-listen',
      connectionTimeoutMillis: this.timeout.ms,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    const ended = new Promise<void>((resolve) => client.on('end', resolve));
    // An error is followed by `end`.
    client.on('error', () => undefined);
    client.on('notification', () => {
      this.relay.notify();
      this.leadTakeOver.notify();
    });
    this.client = client;
    let pings: NodeJS.Timeout | undefined;
    try {
      await this.connect(client);
      endWhenSilent(client.connection.stream, silenceMs);
      await client.query(`LISTEN ${channel}`);
      this.relay.notify();
      let pinging = false;
      pings = setInterval(() => {
        // The data of a second query would be taken for the response to the first.
        if (pinging) return;
        pinging = true;
        client.query('SELECT 1').then(
          () => (pinging = false),
          () => undefined,
        );
      }, pingMs);
      await ended;
    } finally {
      clearInterval(pings);
      this.client = undefined;
      await client.end().catch(() => undefined);
    }
    return 1000;
  }
}
