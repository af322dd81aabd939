import { newLeadId } from '../lead-id';
import type { Answer } from '../forms';
import type { Lead, OutboxMail } from '../lead';
import { rowOf } from '../row';
import { withLanguage } from '../with-language';
import { ContactSubmission } from './entity';
import { contactCopy } from './fields';
import type { ContactForm } from './form';

export const contactMails: OutboxMail[] = [
  { kind: 'contact-confirmation', to: 'visitor', cap: 'drop' },
  { kind: 'contact-notification', to: 'sales', cap: 'free' },
];

/** A message to the venue: the visitor gets a confirmation, sales the full message (rule mail.kinds). */
export function contactLead(form: ContactForm): Lead<Answer<'contact'>, ContactSubmission> {
  return {
    answer: { id: newLeadId(), confirmation: 'owed' },
    answerUnmailed: { confirmation: 'withheld' },
    email: form.email,
    row: rowOf(ContactSubmission, withLanguage(form, contactCopy), { notStored: {}, columns: {} }),
    mails: contactMails,
  };
}
