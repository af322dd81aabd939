import { tourLead } from '@mainstage/leads/tour/lead';
import type { TourForm } from '@mainstage/leads/tour/form';
import type { Answer } from '@mainstage/leads/forms';
import { Injectable } from '@nestjs/common';
import { type SubmissionMeta, submissionOf } from '../submissions/submission-meta';
import { SubmissionService } from '../submissions/submission-service';

@Injectable()
export class ToursService {
  constructor(private readonly submissions: SubmissionService) {}

  submit(form: TourForm, meta: SubmissionMeta): Promise<Answer<'tour'>> {
    return this.submissions.submit(submissionOf('tour', meta, form), tourLead(form));
  }
}
