import { requestFromBrief } from '@mainstage/bookings/use-cases/request-from-brief';
import { contactLead } from '@mainstage/leads/contact/lead';
import type { ContactForm } from '@mainstage/leads/contact/form';
import type { Answer } from '@mainstage/leads/forms';
import { Injectable } from '@nestjs/common';
import { type SubmissionMeta, submissionOf } from '../submissions/submission-meta';
import { SubmissionService } from '../submissions/submission-service';

/** Stores a contact message, and a booking request if its brief has a venue and a day. */
@Injectable()
export class ContactService {
  constructor(private readonly submissions: SubmissionService) {}

  submit(form: ContactForm, meta: SubmissionMeta): Promise<Answer<'contact'>> {
    const submission = submissionOf('contact', meta, form);
    // Suspected spam creates no request: sales reads the message and decides.
    const asks = form.brief?.venue && form.brief.date && meta.suspicions.length === 0;
    if (!asks) return this.submissions.submit(submission, contactLead(form));
    return this.submissions.submitAfter(submission, async (sql) => {
      const lead = contactLead(form);
      await requestFromBrief(sql, form.brief ?? {}, { form: 'contact', id: lead.answer.id });
      return lead;
    });
  }
}
