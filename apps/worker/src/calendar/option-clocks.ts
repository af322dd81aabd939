import { keepClocks } from '@mainstage/bookings/use-cases/keep-clocks';
import type { Logger } from '@mainstage/observability/logger';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { InjectLogger } from '@mainstage/server/injection';
import { PollingLoop } from '../process/polling-loop';
import { PollingService } from '../process/polling-service';
import { Relay } from '../relay/relay';

const everyMs = 5000;
const batch = 100;

/**
 * Ends options whose time, or whose time to decide, is over; the next in line moves up with it. Asks PostgreSQL every few
 * seconds: no queue keeps these clocks, so none can forget them (docs/adr/0017-calendar.md).
 */
@Injectable()
export class OptionClocks extends PollingService {
  protected readonly loop: PollingLoop;

  constructor(dataSource: DataSource, relay: Relay, @InjectLogger() logger: Logger) {
    super();
    this.loop = new PollingLoop(
      'option-clocks',
      async () => {
        const ended = await keepClocks({ manager: dataSource.manager }, batch);
        if (ended === 0) return everyMs;
        logger.info({ ended }, 'options ended');
        relay.wake();
        return ended === batch ? 0 : everyMs;
      },
      logger,
    );
  }
}
