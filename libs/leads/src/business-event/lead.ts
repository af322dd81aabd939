import { newLeadId } from '../lead-id';
import { businessEventRecordTime } from '@mainstage/content/constants/webinar';
import { berlinToday } from '@mainstage/contracts/calendar';
import { e164Of } from '@mainstage/contracts/phone-numbers';
import type { Answer } from '../forms';
import type { Lead, OutboxMail } from '../lead';
import { rowOf } from '../row';
import { type WithLanguage, withLanguage } from '../with-language';
import { TourBooking } from '../tour/entity';
import { businessEventCopy } from './fields';
import type { BusinessEventForm } from './form';

export const businessEventMails: OutboxMail[] = [
  { kind: 'business-event-confirmation', to: 'visitor', cap: 'drop' },
  { kind: 'business-event-notification', to: 'sales', cap: 'free' },
];

/** An application for the business events, stored as a tour booking with a fixed time (rule lead.mapping). */
export function businessEventLead(
  form: BusinessEventForm,
): Lead<Answer<'business-event'>, TourBooking<'business_event'>> {
  const { agreeToTerms: _, source: __, language: ___, ...typed } = form;
  return {
    answer: { id: newLeadId(), confirmation: 'owed' },
    answerUnmailed: { confirmation: 'withheld' },
    email: form.email,
    row: rowOf<TourBooking<'business_event'>, WithLanguage<BusinessEventForm>>(
      TourBooking,
      withLanguage(form, businessEventCopy),
      {
        notStored: { agreeToTerms: 'always true, and proven by the consent record' },
        columns: {
          kind: 'business_event',
          fullName: `${form.firstName} ${form.lastName}`,
          phoneNumber: form.phone,
          phoneE164: form.phone && e164Of(form.phone),
          preferredDate: berlinToday(),
          preferredTime: businessEventRecordTime,
          additionalInformation: summary(form),
          typed,
        },
      },
    ),
    mails: businessEventMails,
  };
}

/** Event type, position, interest and message, one per line (rule lead.mapping). */
function summary({ position, eventInterest, message }: BusinessEventForm): string {
  return [
    'Event type: Business event',
    `Position: ${position ?? '-'}`,
    `Interest: ${eventInterest ?? '-'}`,
    `Message: ${message ?? '-'}`,
  ].join('\n');
}
