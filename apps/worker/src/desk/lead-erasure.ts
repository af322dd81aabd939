import { carryOutErasures } from '@mainstage/desk/actions/erase-lead';
import { InjectConfig, InjectLogger } from '@mainstage/nest/injection';
import type { Logger } from '@mainstage/observability/logger';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { WorkerConfig } from '../config';
import { PollingLoop } from '../process/polling-loop';
import { PollingService } from '../process/polling-service';

const everyMs = 5000;

/** Erases the persons whose leads the sales desk asked to erase; the role of the API may not delete (ADR 35). */
@Injectable()
export class LeadErasure extends PollingService {
  protected readonly loop: PollingLoop;

  constructor(@InjectConfig() { APP_SECRET }: WorkerConfig, dataSource: DataSource, @InjectLogger() logger: Logger) {
    super();
    this.loop = new PollingLoop(
      'lead-erasure',
      async () => {
        const erased = await carryOutErasures(dataSource.manager, APP_SECRET);
        if (erased > 0) logger.info({ erased }, 'persons erased for the sales desk');
        return everyMs;
      },
      logger,
    );
  }
}
