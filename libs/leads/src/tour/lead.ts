import { newLeadId } from '../lead-id';
import { e164Of } from '@mainstage/contracts/phone-numbers';
import type { Answer } from '../forms';
import type { Lead, OutboxMail } from '../lead';
import { rowOf } from '../row';
import { type WithLanguage, withLanguage } from '../with-language';
import { TourBooking } from './entity';
import { tourCopy } from './fields';
import type { TourForm } from './form';

export const tourMails: OutboxMail[] = [
  { kind: 'tour-confirmation', to: 'visitor', cap: 'drop' },
  { kind: 'tour-notification', to: 'sales', cap: 'free' },
];

/** A tour request: the visitor gets a confirmation with a tentative date, sales the request (rule mail.kinds). */
export function tourLead(form: TourForm): Lead<Answer<'tour'>, TourBooking<'tour'>> {
  const { brief: _, source: __, language: ___, ...typed } = form;
  return {
    answer: { id: newLeadId(), confirmation: 'owed' },
    answerUnmailed: { confirmation: 'withheld' },
    email: form.email,
    row: rowOf<TourBooking<'tour'>, WithLanguage<TourForm>>(TourBooking, withLanguage(form, tourCopy), {
      notStored: {},
      columns: { kind: 'tour', typed, phoneE164: form.phoneNumber && e164Of(form.phoneNumber) },
    }),
    mails: tourMails,
  };
}
