import type { WebinarDate } from '@mainstage/contracts/answers';
import type { Answer } from '@mainstage/leads/forms';
import type { WebinarForm } from '@mainstage/leads/webinar/form';
import { webinarLead } from '@mainstage/leads/webinar/lead';
import { webinarDateText } from '@mainstage/content/webinar/date-label';
import { Bulkhead } from '@mainstage/database/bulkhead';
import { seatsLeft } from '@mainstage/database/intake/webinar-seats';
import { poolOf } from '@mainstage/database/sql';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type ApiConfig, CONFIG } from '../config';
import { ValidationFailed } from '../http/problem-error';
import { type Arrival, submissionOf } from '../submissions/submission-of';
import { SubmissionService } from '../submissions/submission-service';

/** Sign-up for the LED-wall webinar: a limited number of seats, then a waiting list (rule webinar.seats). */
@Injectable()
export class WebinarsService {
  private readonly bulkhead = new Bulkhead(2);

  constructor(
    private readonly dataSource: DataSource,
    private readonly submissions: SubmissionService,
    @Inject(CONFIG) private readonly config: ApiConfig,
  ) {}

  async date(): Promise<WebinarDate> {
    const { WEBINAR_STARTS_AT: startsAt, WEBINAR_SEATS: seats } = this.config;
    return {
      startsAt: startsAt.toISOString(),
      dateLabel: webinarDateText(startsAt).label,
      seats,
      seatsLeft: await this.bulkhead.run(() => seatsLeft(poolOf(this.dataSource), startsAt, seats)),
    };
  }

  /** Suspected spam is kept but holds no seat. */
  async register(form: WebinarForm, arrival: Arrival): Promise<Answer<'webinar'>> {
    const { WEBINAR_STARTS_AT: startsAt, WEBINAR_SEATS: seats } = this.config;
    const date = webinarDateText(startsAt);
    if (form.selectedDate !== date.label)
      throw new ValidationFailed([
        { field: 'selectedDate', code: 'not_offered', message: `selectedDate must be "${date.label}"` },
      ]);
    return this.submissions.submit(submissionOf('webinar', arrival, form), webinarLead(form, { startsAt, seats }));
  }
}
