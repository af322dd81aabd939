import { keepClocks } from '@mainstage/bookings/use-cases/keep-clocks';
import { expireOffers } from '@mainstage/desk/offers/expire-offers';
import type { Logger } from '@mainstage/observability/logger';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { InjectLogger } from '@mainstage/nest/injection';
import { PollingLoop } from '../process/polling-loop';
import { PollingService } from '../process/polling-service';
import { Relay } from '../relay/relay';

const everyMs = 5000;
const batch = 100;

/**
 * Ends options that expired or were not decided in time and promotes the next in line; the offers of ended options expire. Polls PostgreSQL instead of
 * using delayed jobs, so that no deadline depends on the queue (docs/adr/0017-calendar.md).
 */
@Injectable()
export class OptionClocks extends PollingService {
  protected readonly loops: readonly PollingLoop[];

  constructor(dataSource: DataSource, relay: Relay, @InjectLogger() logger: Logger) {
    super();
    this.loops = [
      new PollingLoop(
        'option-clocks',
        async () => {
          const ended = await keepClocks({ manager: dataSource.manager }, batch);
          await expireOffers(dataSource.manager, batch);
          if (ended === 0) return everyMs;
          logger.info({ ended }, 'options ended');
          relay.notify();
          return ended === batch ? 0 : everyMs;
        },
        logger,
      ),
    ];
  }
}
