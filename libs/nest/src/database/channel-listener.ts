import { endWhenSilent } from '@mainstage/observability/silent-line';
import { ConnectTimeout } from '@mainstage/database/postgres/connect-timeout';
import { GuardedClient } from '@mainstage/database/postgres/guarded-client';

/** There may be no notification for hours, so a query has to prove that the connection is alive. */
const pingMs = 5000;
const silenceMs = 12_000;

export interface ChannelOptions {
  /** Of PostgreSQL itself, because PgBouncer does not forward notifications. */
  url: string;
  channel: string;
  applicationName: string;
  /** Listening from now on; earlier notifications were missed. */
  onListening: () => void;
  onNotification: (payload: string) => void;
}

export class ChannelListener {
  private client: GuardedClient | undefined;
  private readonly timeout = new ConnectTimeout(5000);

  constructor(private readonly options: ChannelOptions) {}

  /** Resolves when the connection has ended, and rejects if there is none; the caller retries. */
  async listen(): Promise<void> {
    const { url, channel, applicationName, onListening, onNotification } = this.options;
    const client = new GuardedClient({
      connectionString: url,
      application_name: applicationName,
      connectionTimeoutMillis: this.timeout.ms,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    const ended = new Promise<void>((resolve) => client.on('end', resolve));
    // An error is followed by `end`.
    client.on('error', () => undefined);
    client.on('notification', ({ payload = '' }) => onNotification(payload));
    this.client = client;
    let pings: NodeJS.Timeout | undefined;
    try {
      await this.connect(client);
      endWhenSilent(client.connection.stream, silenceMs);
      await client.query(`LISTEN ${channel}`);
      onListening();
      let pinging = false;
      pings = setInterval(() => {
        // A second query would read the response to the first one.
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
  }

  async end(): Promise<void> {
    await this.client?.end().catch(() => undefined);
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
}
