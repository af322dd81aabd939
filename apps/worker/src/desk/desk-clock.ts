import { takeAnswers } from '@mainstage/desk/clock/take-answers';
import { workAlarms } from '@mainstage/desk/clock/work-alarms';
import { SalesTeam } from '@mainstage/desk/team/sales-team';
import { InjectLogger } from '@mainstage/nest/injection';
import type { Logger } from '@mainstage/observability/logger';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PollingLoop } from '../process/polling-loop';
import { PollingService } from '../process/polling-service';
import { Relay } from '../relay/relay';

const everyMs = 5000;
const batch = 100;

/**
 * The clock of the sales desk: stops for leads that were answered by mail, reminds and escalates. Rows in PostgreSQL, polled, so that no deadline depends on the queue (docs/adr/0050-clock-of-the-sales-desk.md).
 */
@Injectable()
export class DeskClock extends PollingService {
  protected readonly loop: PollingLoop;

  constructor(
    private readonly dataSource: DataSource,
    private readonly team: SalesTeam,
    private readonly relay: Relay,
    @InjectLogger() private readonly logger: Logger,
  ) {
    super();
    this.loop = new PollingLoop('desk-clock', () => this.round(), logger);
  }

  override start(): void {
    if (this.team.isOn) super.start();
  }

  private async round(): Promise<number> {
    const { manager } = this.dataSource;
    const answers = await takeAnswers(manager, this.team);
    const alarms = await workAlarms(manager, this.team, batch);
    for (const { leadId, error } of [...answers.failures, ...alarms.failures])
      this.logger.error({ leadId, err: error }, 'the clock of a lead failed; it is retried by itself');
    const leads = alarms.done;
    if (leads === 0) return everyMs;
    this.logger.info({ leads }, 'alarms of the sales desk worked off');
    this.relay.notify();
    return leads + alarms.failures.length === batch ? 0 : everyMs;
  }
}
