import { businessEventLead } from '@mainstage/leads/business-event/lead';
import type { BusinessEventForm } from '@mainstage/leads/business-event/form';
import type { Answer } from '@mainstage/leads/forms';
import { Injectable } from '@nestjs/common';
import { type SubmissionMeta, submissionOf } from '../submissions/submission-meta';
import { SubmissionService } from '../submissions/submission-service';

@Injectable()
export class BusinessEventsService {
  constructor(private readonly submissions: SubmissionService) {}

  submit(form: BusinessEventForm, meta: SubmissionMeta): Promise<Answer<'business-event'>> {
    return this.submissions.submit(submissionOf('business-event', meta, form), businessEventLead(form));
  }
}
