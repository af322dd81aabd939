import { oweWebinarDigest } from '@mainstage/database/webinars/digest';
import { moveWebinar } from '@mainstage/database/webinars/move-date';
import { endProvisionalSeats, promoteWaiting } from '@mainstage/database/webinars/promote';
import { inTransaction } from '@mainstage/database/sql';
import type { Logger } from '@mainstage/observability/logger';
import { Injectable } from '@nestjs/common';
import type { WorkerConfig } from '../config';
import { InjectConfig, InjectLogger } from '@mainstage/server/injection';
import { Database } from '../process/database';
import { Routine } from '../process/routine';
import { RoutinePart } from '../process/routine-part';
import { Relay } from '../relay/relay';

const everyMs = 10_000;

/**
 * Keeps the webinar's seats true to the settings and to time: takes registrants along when the date has moved, lets go of
 * provisional seats, gives free seats to who waits, and owes sales the digest of the hour.
 */
@Injectable()
export class WebinarSeats extends RoutinePart {
  protected readonly routine: Routine;
  /** Once for each start: two workers with different settings would send everybody back and forth. */
  private moved = false;

  constructor(
    @InjectConfig() private readonly config: WorkerConfig,
    private readonly database: Database,
    private readonly relay: Relay,
    @InjectLogger() private readonly logger: Logger,
  ) {
    super();
    this.routine = new Routine('webinar-seats', () => this.round(), logger);
  }

  private async round(): Promise<number> {
    const { pool } = this.database;
    const dates = { startsAt: this.config.WEBINAR_STARTS_AT, seats: this.config.WEBINAR_SEATS };
    const told = this.moved ? 0 : await inTransaction(pool, (sql) => moveWebinar(sql, dates));
    this.moved = true;
    const { ended, promoted } = await inTransaction(pool, async (sql) => ({
      ended: await endProvisionalSeats(sql, dates.startsAt),
      promoted: await promoteWaiting(sql, dates),
    }));
    const digest = await oweWebinarDigest(pool);
    if (told + ended + promoted > 0) this.logger.info({ told, ended, promoted }, 'webinar seats changed');
    if (told + promoted > 0 || digest) this.relay.wake();
    return everyMs;
  }
}
