import { businessEventLead } from '@mainstage/leads/business-event/lead';
import type { BusinessEventForm } from '@mainstage/leads/business-event/form';
import type { Answer } from '@mainstage/leads/forms';
import { Injectable } from '@nestjs/common';
import { type Arrival, submissionOf } from '../submissions/submission-of';
import { SubmissionService } from '../submissions/submission-service';

/** Takes an application for the business events in. */
@Injectable()
export class BusinessEventsService {
  constructor(private readonly submissions: SubmissionService) {}

  submit(form: BusinessEventForm, arrival: Arrival): Promise<Answer<'business-event'>> {
    return this.submissions.submit(submissionOf('business-event', arrival, form), businessEventLead(form));
  }
}
