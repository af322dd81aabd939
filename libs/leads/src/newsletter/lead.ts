import { randomUUID } from 'node:crypto';
import type { Answer } from '../forms';
import type { Lead, OwedMail } from '../lead';
import { rowOf } from '../row';
import { NewsletterSubscription } from './entity';
import type { NewsletterForm } from './form';

/**
 * A sign-up for the newsletter (docs/adr/0004-double-opt-in.md).
 * @param known the subscription that this address has already
 */
export function newsletterLead(
  form: NewsletterForm,
  suspected: boolean,
  known?: Pick<NewsletterSubscription, 'id' | 'status'>,
): Lead<Answer<'newsletter'>, NewsletterSubscription> {
  return {
    answer: { id: known?.id ?? randomUUID() },
    email: form.email,
    ...(!known && {
      row: rowOf(NewsletterSubscription, form, { notStored: {}, columns: { status: 'pending', optInRound: 1 } }),
    }),
    mails: optIn(known?.status === 'pending' ? 'drop' : 'postpone', suspected),
  };
}

/** Sales hears of a sign-up only where it looks like spam and the address therefore gets no mail. */
function optIn(cap: 'postpone' | 'drop', suspected: boolean): OwedMail[] {
  const question: OwedMail = { kind: 'newsletter-opt-in', to: 'visitor', cap };
  return suspected ? [question, { kind: 'newsletter-notification', to: 'sales', cap: 'free' }] : [question];
}
