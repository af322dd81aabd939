import { enqueueWebinarDigest } from '@mainstage/leads/webinar/seats/digest';
import { moveWebinar } from '@mainstage/leads/webinar/seats/move-date';
import { endProvisionalSeats, promoteWaiting } from '@mainstage/leads/webinar/seats/promote';
import type { Logger } from '@mainstage/observability/logger';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { WorkerConfig } from '../config';
import { InjectConfig, InjectLogger } from '@mainstage/nest/injection';
import { PollingLoop } from '../process/polling-loop';
import { PollingService } from '../process/polling-service';
import { Relay } from '../relay/relay';

const everyMs = 10_000;

/**
 * Applies settings and deadlines to the webinar's seats: moves registrations when the date was changed, ends
 * provisional seats, assigns free seats to the waitlist, and enqueues the hourly digest for sales.
 */
@Injectable()
export class WebinarSeats extends PollingService {
  protected readonly loops: readonly PollingLoop[];
  /** Done once per start: two workers with different settings would otherwise move everybody back and forth. */
  private moved = false;

  constructor(
    @InjectConfig() private readonly config: WorkerConfig,
    private readonly dataSource: DataSource,
    private readonly relay: Relay,
    @InjectLogger() private readonly logger: Logger,
  ) {
    super();
    this.loops = [new PollingLoop('webinar-seats', () => this.round(), logger)];
  }

  private async round(): Promise<number> {
    const { manager } = this.dataSource;
    const dates = { startsAt: this.config.WEBINAR_STARTS_AT, seats: this.config.WEBINAR_SEATS };
    const notified = this.moved ? 0 : await manager.transaction((manager) => moveWebinar(manager, dates));
    this.moved = true;
    const { ended, promoted } = await manager.transaction(async (manager) => ({
      ended: await endProvisionalSeats(manager, dates.startsAt),
      promoted: await promoteWaiting(manager, dates),
    }));
    const digest = await enqueueWebinarDigest(manager);
    if (notified + ended + promoted > 0) this.logger.info({ notified, ended, promoted }, 'webinar seats changed');
    if (notified + promoted > 0 || digest) this.relay.notify();
    return everyMs;
  }
}
