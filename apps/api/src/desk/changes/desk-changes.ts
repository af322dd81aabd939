import { setTimeout as delay } from 'node:timers/promises';
import { directDatabaseUrl } from '@mainstage/config/direct-database-url';
import { deskChannel } from '@mainstage/desk/changes/notify-desk';
import { ChannelListener } from '@mainstage/nest/database/channel-listener';
import { InjectConfig, InjectLogger } from '@mainstage/nest/injection';
import type { Logger } from '@mainstage/observability/logger';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Observable, Subject } from 'rxjs';
import type { ApiConfig } from '../../config';
import { SalesTeam } from '@mainstage/desk/team/sales-team';

/** A changed lead with its present version. */
export interface LeadHint {
  id: string;
  version: number;
}

const againAfterMs = 1000;

/**
 * Listens for changed leads of all processes. These are hints only: pages read the rows, and reload every half minute
 * in case a hint was missed.
 */
@Injectable()
export class DeskChanges implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly changes = new Subject<LeadHint>();
  private readonly stops = new Subject<void>();
  private readonly listener: ChannelListener;
  private stopping = false;
  private failed = false;

  constructor(
    @InjectConfig() config: ApiConfig,
    private readonly team: SalesTeam,
    @InjectLogger() private readonly logger: Logger,
  ) {
    this.listener = new ChannelListener({
      url: directDatabaseUrl(config),
      channel: deskChannel,
      applicationName: 'mainstage-api-listen',
      onListening: () => (this.failed = false),
      onNotification: (payload) => this.announce(payload),
    });
  }

  get hints(): Observable<LeadHint> {
    return this.changes.asObservable();
  }

  /** Emits when the process stops. */
  get stopped(): Observable<void> {
    return this.stops.asObservable();
  }

  onApplicationBootstrap(): void {
    if (this.team.isOn) void this.run();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    this.stops.next();
    await this.listener.end();
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      await this.listener.listen().catch((error: unknown) => this.reportOnce(error));
      if (!this.stopping) await delay(againAfterMs, undefined, { ref: false });
    }
  }

  private reportOnce(error: unknown): void {
    if (!this.failed) this.logger.warn({ err: error }, 'changes of leads are not heard; pages poll');
    this.failed = true;
  }

  private announce(payload: string): void {
    const [id, version] = payload.split(' ');
    if (id && version) this.changes.next({ id, version: Number(version) });
  }
}
