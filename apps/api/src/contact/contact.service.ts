import { randomUUID } from 'node:crypto';
import type { Answer } from '@mainstage/contracts/answers';
import type { ContactForm } from '@mainstage/contracts/forms/contact-form';
import { Injectable } from '@nestjs/common';
import { type Arrival, submissionOf } from '../submissions/submission-of';
import { SubmissionService } from '../submissions/submission-service';

/** A message to the venue: the visitor gets a confirmation, sales the full message (contract 5). */
@Injectable()
export class ContactService {
  constructor(private readonly submissions: SubmissionService) {}

  submit(form: ContactForm, arrival: Arrival): Promise<Answer<'contact'>> {
    return this.submissions.submit(submissionOf('contact', arrival, form), {
      answer: { id: randomUUID() },
      email: form.email,
      row: {
        table: 'contact_submissions',
        columns: {
          first_name: form.firstName,
          last_name: form.lastName,
          email: form.email,
          company: form.company ?? null,
          message: form.message,
        },
      },
      mails: [
        { kind: 'contact-confirmation', to: 'visitor', cap: 'drop' },
        { kind: 'contact-notification', to: 'sales', cap: 'free' },
      ],
    });
  }
}
