import type { WebinarDate } from '@mainstage/contracts/answers';
import { currentTime } from '@mainstage/contracts/clock';
import { webinarDateText } from '@mainstage/content/webinar/date-label';
import { webinarStateAt } from '@mainstage/content/webinar/state';
import { Bulkhead } from '@mainstage/database/bulkhead';
import { seatsLeft } from '@mainstage/leads/webinar/seats/seats-left';
import { within } from '@mainstage/observability/within';
import { InjectConfig } from '@mainstage/nest/injection';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ApiConfig } from '../config';
import { timeForText } from '../process/ruling-clock';

/** Milliseconds for which counted seats are fresh enough for a page, whose script counts them again. */
const freshMs = 1000;
/** Milliseconds that a page waits for the count. */
const timeoutMs = 300;

@Injectable()
export class WebinarNow {
  private readonly bulkhead = new Bulkhead(2);
  private counted: { left: number; at: number };
  private pending: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    @InjectConfig() private readonly config: ApiConfig,
  ) {
    this.counted = { left: config.WEBINAR_SEATS, at: -Infinity };
  }

  /** @throws DatabaseUnavailable */
  async read(): Promise<WebinarDate> {
    await this.count();
    return this.dateAt(currentTime());
  }

  /** For a page: never fails, and returns the last known seats if the database is slow or unavailable. */
  async forPage(): Promise<WebinarDate> {
    if (performance.now() - this.counted.at > freshMs) {
      this.pending ??= this.count().finally(() => (this.pending = undefined));
      await within(timeoutMs, 'Counting the seats', this.pending).catch(() => undefined);
    }
    return this.dateAt(timeForText());
  }

  private async count(): Promise<void> {
    const { WEBINAR_STARTS_AT: startsAt, WEBINAR_SEATS: seats } = this.config;
    const left = await this.bulkhead.run(() => seatsLeft(this.dataSource.manager, startsAt, seats));
    this.counted = { left, at: performance.now() };
  }

  private dateAt(now: Date): WebinarDate {
    const { WEBINAR_STARTS_AT: startsAt, WEBINAR_SEATS: seats } = this.config;
    const { left } = this.counted;
    return {
      startsAt: startsAt.toISOString(),
      dateLabel: webinarDateText(startsAt).label,
      seats,
      seatsLeft: left,
      state: webinarStateAt(startsAt, now, left),
    };
  }
}
