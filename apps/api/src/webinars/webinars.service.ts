import type { Answer } from '@mainstage/leads/forms';
import type { WebinarForm } from '@mainstage/leads/webinar/form';
import { webinarLead } from '@mainstage/leads/webinar/lead';
import { currentTime } from '@mainstage/contracts/clock';
import { webinarDateText } from '@mainstage/content/webinar/date-label';
import { webinarStateAt } from '@mainstage/content/webinar/state';
import { Injectable } from '@nestjs/common';
import { InjectConfig } from '@mainstage/nest/injection';
import type { ApiConfig } from '../config';
import { ValidationFailed } from '../http/problem-error';
import { type SubmissionMeta, submissionOf } from '../submissions/submission-meta';
import { SubmissionService } from '../submissions/submission-service';
import { RegistrationClosed } from './webinars.errors';

/** Sign-up for the LED-wall webinar: a limited number of seats, then a waiting list (rule webinar.seats). */
@Injectable()
export class WebinarsService {
  constructor(
    private readonly submissions: SubmissionService,
    @InjectConfig() private readonly config: ApiConfig,
  ) {}

  /** Suspected spam is stored but gets no seat. @throws RegistrationClosed when the webinar is over */
  async register(form: WebinarForm, meta: SubmissionMeta): Promise<Answer<'webinar'>> {
    const { WEBINAR_STARTS_AT: startsAt, WEBINAR_SEATS: seats } = this.config;
    if (webinarStateAt(startsAt, currentTime(), seats) === 'over') throw new RegistrationClosed();
    const date = webinarDateText(startsAt);
    if (form.selectedDate !== date.label)
      throw new ValidationFailed([
        { field: 'selectedDate', code: 'not_offered', message: `selectedDate must be "${date.label}"` },
      ]);
    return this.submissions.submit(submissionOf('webinar', meta, form), webinarLead(form, { startsAt, seats }));
  }
}
