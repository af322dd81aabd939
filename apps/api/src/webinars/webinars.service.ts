import { randomUUID } from 'node:crypto';
import type { Answer, WebinarDate } from '@mainstage/contracts/answers';
import type { WebinarForm } from '@mainstage/contracts/forms/webinar-form';
import { webinarDateText } from '@mainstage/content/webinar/date-label';
import type { OwedMail } from '@mainstage/database/intake/record-lead';
import { Bulkhead } from '@mainstage/database/bulkhead';
import { seatsLeft } from '@mainstage/database/intake/webinar-seats';
import { poolOf } from '@mainstage/database/sql';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type ApiConfig, CONFIG } from '../config';
import { ValidationFailed } from '../http/problem-error';
import { type Arrival, submissionOf } from '../submissions/submission-of';
import { SubmissionService } from '../submissions/submission-service';

const hour = 3_600_000;

/** Sign-up for the LED-wall webinar: a limited number of seats, then a waiting list (contract 3, 5). */
@Injectable()
export class WebinarsService {
  private readonly bulkhead = new Bulkhead(2);

  constructor(
    private readonly dataSource: DataSource,
    private readonly submissions: SubmissionService,
    @Inject(CONFIG) private readonly config: ApiConfig,
  ) {}

  async date(): Promise<WebinarDate> {
    const { WEBINAR_STARTS_AT: startsAt, WEBINAR_SEATS: seats } = this.config;
    return {
      startsAt: startsAt.toISOString(),
      dateLabel: webinarDateText(startsAt).label,
      seats,
      seatsLeft: await this.bulkhead.run(() => seatsLeft(poolOf(this.dataSource), startsAt, seats)),
    };
  }

  /** Suspected spam is kept but holds no seat. */
  async register(form: WebinarForm, arrival: Arrival): Promise<Answer<'webinar'>> {
    const { WEBINAR_STARTS_AT: startsAt, WEBINAR_SEATS: seats } = this.config;
    const date = webinarDateText(startsAt);
    if (form.selectedDate !== date.label)
      throw new ValidationFailed([
        { field: 'selectedDate', code: 'not_offered', message: `selectedDate must be "${date.label}"` },
      ]);
    const { agreeToTerms: _, ...typed } = form;

    const id = randomUUID();
    const notification: OwedMail = { kind: 'webinar-notification', to: 'sales', cap: 'free' };
    return this.submissions.submit<Answer<'webinar'>>(submissionOf('webinar', arrival, form), {
      answer: { id, status: 'confirmed' },
      email: form.email,
      row: {
        table: 'tour_bookings',
        columns: {
          kind: 'webinar',
          full_name: form.firstName,
          email: form.email,
          phone_number: form.phone ?? null,
          preferred_date: form.selectedDate,
          preferred_time: date.time,
          additional_information: 'LED wall webinar sign-up',
          typed,
          webinar_starts_at: startsAt,
          webinar_status: 'confirmed',
        },
      },
      mails: [...accessMails(startsAt), notification],
      seat: {
        startsAt,
        seats,
        otherwise: {
          answer: { id, status: 'waitlisted' },
          columns: { webinar_status: 'waitlisted' },
          mails: [{ kind: 'webinar-waitlist', to: 'visitor', cap: 'postpone' }, notification],
        },
      },
    });
  }
}

/** The access link now, and reminders: of those whose time has passed the database owes none (contract 5). */
function accessMails(startsAt: Date): OwedMail[] {
  return [
    { kind: 'webinar-access', to: 'visitor', cap: 'postpone' },
    {
      kind: 'webinar-reminder-day',
      to: 'visitor',
      cap: 'ask-when-due',
      dueAt: new Date(startsAt.getTime() - 24 * hour),
    },
    { kind: 'webinar-reminder-hour', to: 'visitor', cap: 'ask-when-due', dueAt: new Date(startsAt.getTime() - hour) },
  ];
}
