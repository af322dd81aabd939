import { contactLead } from '@mainstage/leads/contact/lead';
import type { ContactForm } from '@mainstage/leads/contact/form';
import type { Answer } from '@mainstage/leads/forms';
import { Injectable } from '@nestjs/common';
import { type Arrival, submissionOf } from '../submissions/submission-of';
import { SubmissionService } from '../submissions/submission-service';

/** Takes a message to the venue in. */
@Injectable()
export class ContactService {
  constructor(private readonly submissions: SubmissionService) {}

  submit(form: ContactForm, arrival: Arrival): Promise<Answer<'contact'>> {
    return this.submissions.submit(submissionOf('contact', arrival, form), contactLead(form));
  }
}
