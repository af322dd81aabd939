import { newLeadId } from '../lead-id';
import { webinarDateText } from '@mainstage/content/webinar/date-label';
import { e164Of } from '@mainstage/contracts/phone-numbers';
import type { Answer } from '../forms';
import type { Lead, OutboxMail } from '../lead';
import type { LeadMailKind } from '../lead-mails';
import { rowOf } from '../row';
import { type WithLanguage, withLanguage } from '../with-language';
import { TourBooking } from '../tour/entity';
import { webinarCopy } from './fields';
import type { WebinarForm } from './form';

const hour = 3_600_000;

/**
 * A sign-up for the webinar: one of a limited number of seats, otherwise a place on the waiting list (rule
 * webinar.seats).
 */
export function webinarLead(
  form: WebinarForm,
  { startsAt, seats }: { startsAt: Date; seats: number },
): Lead<Answer<'webinar'>, TourBooking<'webinar'>> {
  const { agreeToTerms: _, source: __, language: ___, ...typed } = form;
  const id = newLeadId();
  return {
    answer: { id, status: 'confirmed', confirmation: 'owed' },
    answerUnmailed: { confirmation: 'withheld' },
    email: form.email,
    row: rowOf<TourBooking<'webinar'>, WithLanguage<WebinarForm>>(TourBooking, withLanguage(form, webinarCopy), {
      notStored: { agreeToTerms: 'always true, and proven by the consent record' },
      columns: {
        kind: 'webinar',
        fullName: form.firstName,
        phoneNumber: form.phone,
        phoneE164: form.phone && e164Of(form.phone),
        preferredDate: form.selectedDate,
        preferredTime: webinarDateText(startsAt).time,
        additionalInformation: 'LED wall webinar sign-up',
        typed,
        webinarStartsAt: startsAt,
        webinarStatus: 'confirmed',
      },
    }),
    mails: seatMails('webinar-access', startsAt),
    seat: {
      startsAt,
      seats,
      otherwise: {
        provisional: {
          answer: { provisional: true },
          mails: seatMails('webinar-provisional', startsAt),
        },
        waitlisted: {
          answer: { status: 'waitlisted' },
          mails: [{ kind: 'webinar-waitlist', to: 'visitor', cap: 'registration' }],
        },
        held: { answer: { status: 'received' }, mails: [] },
      },
    },
  };
}

/** Mails to a registrant with a seat: one now, and reminders; past ones are not enqueued (rule webinar.reminders). */
export function seatMails(now: LeadMailKind, startsAt: Date): OutboxMail[] {
  return [{ kind: now, to: 'visitor', cap: 'registration' }, ...reminders(startsAt)];
}

const reminders = (startsAt: Date): OutboxMail[] => [
  { kind: 'webinar-reminder-day', to: 'visitor', cap: 'first-seat', dueAt: new Date(startsAt.getTime() - 24 * hour) },
  { kind: 'webinar-reminder-hour', to: 'visitor', cap: 'first-seat', dueAt: new Date(startsAt.getTime() - hour) },
];
