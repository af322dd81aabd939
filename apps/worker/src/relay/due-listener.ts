import { directDatabaseUrl } from '@mainstage/config/direct-database-url';
import { ChannelListener } from '@mainstage/nest/database/channel-listener';
import { InjectConfig, InjectLogger } from '@mainstage/nest/injection';
import type { Logger } from '@mainstage/observability/logger';
import { Injectable } from '@nestjs/common';
import type { WorkerConfig } from '../config';
import { LeadTakeOver } from '../desk/lead-take-over';
import { PollingLoop } from '../process/polling-loop';
import { Relay } from './relay';

/** Notifies the relay, and the desk's take-over of leads, of mails that the API has committed; reconnects when its connection breaks. */
@Injectable()
export class DueListener {
  private readonly loop: PollingLoop;
  private readonly listener: ChannelListener;

  constructor(
    @InjectConfig() config: WorkerConfig,
    relay: Relay,
    leadTakeOver: LeadTakeOver,
    @InjectLogger() logger: Logger,
  ) {
    const notify = () => {
      relay.notify();
      leadTakeOver.notify();
    };
    this.listener = new ChannelListener({
      url: directDatabaseUrl(config),
      channel: 'mails_due',
      applicationName: 'mainstage-worker-listen',
      onListening: notify,
      onNotification: notify,
    });
    this.loop = new PollingLoop('due-listener', () => this.listener.listen().then(() => 1000), logger);
  }

  start(): void {
    this.loop.start();
  }

  async stop(): Promise<void> {
    const stopped = this.loop.stop();
    await this.listener.end();
    await stopped;
  }
}
