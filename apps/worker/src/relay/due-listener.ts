import type { Logger } from '@mainstage/observability/logger';
import { Injectable } from '@nestjs/common';
import { endWhenSilent } from '@mainstage/observability/silent-line';
import { GuardedClient } from '@mainstage/postgres/guarded-client';
import type { WorkerConfig } from '../config';
import { InjectConfig, InjectLogger } from '@mainstage/server/injection';
import { PollingLoop } from '../process/polling-loop';
import { Relay } from './relay';

/** Channel on which the API says that mails were committed. */
const channel = 'mails_due';
/** Nothing may be said for hours, so that a word of ours has to prove that the line is still there. */
const pingMs = 5000;
const silenceMs = 12_000;

/** Wakes the relay on NOTIFY; has a connection of its own and renews it when it breaks. */
@Injectable()
export class DueListener {
  private readonly routine: PollingLoop;
  private client: GuardedClient | undefined;

  constructor(
    @InjectConfig() private readonly config: WorkerConfig,
    private readonly relay: Relay,
    @InjectLogger() logger: Logger,
  ) {
    this.routine = new PollingLoop('due-listener', () => this.listen(), logger);
  }

  start(): void {
    this.routine.start();
  }

  async stop(): Promise<void> {
    const stopped = this.routine.stop();
    await this.client?.end().catch(() => undefined);
    await stopped;
  }

  /** Lasts as long as the connection. */
  private async listen(): Promise<number> {
    const client = new GuardedClient({
      connectionString: this.config.DATABASE_URL,
      application_name: 'mainstage-worker-listen',
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    const ended = new Promise<void>((resolve) => client.on('end', resolve));
    // An error is followed by the end of the connection.
    client.on('error', () => undefined);
    client.on('notification', () => this.relay.wake());
    this.client = client;
    let pings: NodeJS.Timeout | undefined;
    try {
      await client.connect();
      endWhenSilent(client.connection.stream, silenceMs);
      await client.query(`LISTEN ${channel}`);
      this.relay.wake();
      let asking = false;
      pings = setInterval(() => {
        // A second question before the answer would sound like life.
        if (asking) return;
        asking = true;
        client.query('SELECT 1').then(
          () => (asking = false),
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
