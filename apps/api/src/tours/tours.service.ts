import { tourLead } from '@mainstage/leads/tour/lead';
import type { TourForm } from '@mainstage/leads/tour/form';
import type { Answer } from '@mainstage/leads/forms';
import { Injectable } from '@nestjs/common';
import { type Arrival, submissionOf } from '../submissions/submission-of';
import { SubmissionService } from '../submissions/submission-service';

/** Takes a tour request in. */
@Injectable()
export class ToursService {
  constructor(private readonly submissions: SubmissionService) {}

  submit(form: TourForm, arrival: Arrival): Promise<Answer<'tour'>> {
    return this.submissions.submit(submissionOf('tour', arrival, form), tourLead(form));
  }
}
