import { newLeadId } from '../lead-id';
import { e164Of } from '@mainstage/contracts/phone-numbers';
import type { Answer } from '../forms';
import type { Lead, OutboxMail } from '../lead';
import { rowOf } from '../row';
import { TourBooking } from './entity';
import type { TourForm } from './form';

export const tourMails: OutboxMail[] = [
  { kind: 'tour-confirmation', to: 'visitor', cap: 'drop' },
  { kind: 'tour-notification', to: 'sales', cap: 'free' },
];

/** A tour request: the visitor gets the wish back with a tentative date, sales the request (rule mail.kinds). */
export function tourLead(form: TourForm): Lead<Answer<'tour'>, TourBooking<'tour'>> {
  const { brief: _, source: __, ...typed } = form;
  return {
    answer: { id: newLeadId(), confirmation: 'owed' },
    answerUnmailed: { confirmation: 'withheld' },
    email: form.email,
    row: rowOf<TourBooking<'tour'>, TourForm>(TourBooking, form, {
      notStored: {},
      columns: { kind: 'tour', typed, phoneE164: form.phoneNumber && e164Of(form.phoneNumber) },
    }),
    mails: tourMails,
  };
}
