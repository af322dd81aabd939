import { randomUUID } from 'node:crypto';
import type { Answer } from '@mainstage/contracts/answers';
import { berlinToday } from '@mainstage/contracts/calendar';
import type { BusinessEventForm } from '@mainstage/contracts/forms/business-event-form';
import { Injectable } from '@nestjs/common';
import { type Arrival, submissionOf } from '../submissions/submission-of';
import { SubmissionService } from '../submissions/submission-service';

/** An application for the business events, kept as a tour booking with a fixed time (spec 3, 9). */
@Injectable()
export class BusinessEventsService {
  constructor(private readonly submissions: SubmissionService) {}

  submit(form: BusinessEventForm, arrival: Arrival): Promise<Answer<'business-event'>> {
    const { agreeToTerms: _, ...typed } = form;
    return this.submissions.submit(submissionOf('business-event', arrival, form), {
      answer: { id: randomUUID() },
      email: form.email,
      row: {
        table: 'tour_bookings',
        columns: {
          kind: 'business_event',
          full_name: `${form.firstName} ${form.lastName}`,
          email: form.email,
          company: form.company,
          phone_number: form.phone ?? null,
          preferred_date: berlinToday(),
          preferred_time: '09:00',
          additional_information: summary(form),
          typed,
        },
      },
      mails: [
        { kind: 'business-event-confirmation', to: 'visitor', cap: 'drop' },
        { kind: 'business-event-notification', to: 'sales', cap: 'free' },
      ],
    });
  }
}

/** Event type, position, interest and message, a line each (spec 3). */
function summary({ position, eventInterest, message }: BusinessEventForm): string {
  return [
    'Event type: Business event',
    `Position: ${position ?? '-'}`,
    `Interest: ${eventInterest ?? '-'}`,
    `Message: ${message ?? '-'}`,
  ].join('\n');
}
