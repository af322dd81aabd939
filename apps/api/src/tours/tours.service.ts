import { randomUUID } from 'node:crypto';
import type { Answer } from '@mainstage/contracts/answers';
import type { TourForm } from '@mainstage/contracts/forms/tour-form';
import { Injectable } from '@nestjs/common';
import { type Arrival, submissionOf } from '../submissions/submission-of';
import { SubmissionService } from '../submissions/submission-service';

/** A tour request: the visitor gets the wish back with a tentative date, sales the request (contract 5). */
@Injectable()
export class ToursService {
  constructor(private readonly submissions: SubmissionService) {}

  submit(form: TourForm, arrival: Arrival): Promise<Answer<'tour'>> {
    return this.submissions.submit(submissionOf('tour', arrival, form), {
      answer: { id: randomUUID() },
      email: form.email,
      row: {
        table: 'tour_bookings',
        columns: {
          kind: 'tour',
          full_name: form.fullName,
          email: form.email,
          company: form.company ?? null,
          phone_number: form.phoneNumber ?? null,
          preferred_date: form.preferredDate,
          preferred_time: form.preferredTime,
          number_of_guests: form.numberOfGuests ?? null,
          additional_information: form.additionalInformation ?? null,
          typed: form,
        },
      },
      mails: [
        { kind: 'tour-confirmation', to: 'visitor', cap: 'drop' },
        { kind: 'tour-notification', to: 'sales', cap: 'free' },
      ],
    });
  }
}
