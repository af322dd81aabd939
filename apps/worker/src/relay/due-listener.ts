import { directDatabaseUrl } from '@mainstage/config/direct-database-url';
import { ChannelListener } from '@mainstage/nest/database/channel-listener';
import { InjectConfig, InjectLogger } from '@mainstage/nest/injection';
import type { Logger } from '@mainstage/observability/logger';
import { Injectable } from '@nestjs/common';
import type { WorkerConfig } from '../config';
import { PollingLoop } from '../process/polling-loop';
import { PollingService } from '../process/polling-service';
import { Relay } from './relay';

/** Notifies the relay of mails that the API has committed; reconnects when its connection breaks. */
@Injectable()
export class DueListener extends PollingService {
  protected readonly loops: readonly PollingLoop[];
  private readonly listener: ChannelListener;

  constructor(@InjectConfig() config: WorkerConfig, relay: Relay, @InjectLogger() logger: Logger) {
    super();
    const notify = () => relay.notify();
    this.listener = new ChannelListener({
      url: directDatabaseUrl(config),
      channel: 'mails_due',
      applicationName: 'mainstage-worker-listen',
      onListening: notify,
      onNotification: notify,
    });
    this.loops = [new PollingLoop('due-listener', () => this.listener.listen().then(() => 1000), logger)];
  }

  override async stop(): Promise<void> {
    const stopped = super.stop();
    await this.listener.end();
    await stopped;
  }
}
