import { carryOutErasures } from '@mainstage/desk/actions/erase-lead';
import { workAlarms } from '@mainstage/desk/clock/work-alarms';
import { takeOverLeads } from '@mainstage/desk/take-over/take-over';
import { SalesTeam } from '@mainstage/desk/team/sales-team';
import { InjectConfig, InjectLogger } from '@mainstage/nest/injection';
import type { Logger } from '@mainstage/observability/logger';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { WorkerConfig } from '../config';
import { PollingLoop } from '../process/polling-loop';
import { PollingService } from '../process/polling-service';
import { Relay } from '../relay/relay';

const everyMs = 5000;
const batch = 100;

/**
 * Sends reminders and escalations of the sales desk. Polls PostgreSQL, so that no deadline depends on the queue
 * (docs/adr/0050-sales-desk.md). The same loop erases persons whose deletion was requested at the desk,
 * because the role of the API may not delete (ADR 35).
 */
@Injectable()
export class DeskClock extends PollingService {
  protected readonly loops: readonly PollingLoop[];
  private hasTakenOver = false;

  constructor(
    @InjectConfig() private readonly config: WorkerConfig,
    private readonly dataSource: DataSource,
    private readonly team: SalesTeam,
    private readonly relay: Relay,
    @InjectLogger() private readonly logger: Logger,
  ) {
    super();
    this.loops = [new PollingLoop('desk-clock', () => this.round(), logger)];
  }

  override start(): void {
    if (this.team.isOn) super.start();
  }

  /** Creates the desk rows, once, of leads that were received before a desk was set up. */
  private async takeOver(): Promise<void> {
    if (this.hasTakenOver) return;
    await takeOverLeads(this.dataSource.manager, (leadId, error) =>
      this.logger.error({ leadId, err: error }, 'a lead cannot be taken over; the next start tries it again'),
    );
    this.hasTakenOver = true;
  }

  private async round(): Promise<number> {
    const { manager } = this.dataSource;
    await this.takeOver();
    const erased = await carryOutErasures(manager, this.config.APP_SECRET);
    if (erased > 0) this.logger.info({ erased }, 'persons erased for the sales desk');
    const alarms = await workAlarms(manager, this.team, batch);
    for (const { leadId, error } of alarms.failures)
      this.logger.error({ leadId, err: error }, 'the clock of a lead failed; it is retried by itself');
    const leads = alarms.done;
    if (leads === 0) return everyMs;
    this.logger.info({ leads }, 'alarms of the sales desk worked off');
    this.relay.notify();
    return leads + alarms.failures.length === batch ? 0 : everyMs;
  }
}
