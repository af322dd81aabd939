import { newLeadId } from '../lead-id';
import type { Answer } from '../forms';
import type { Lead } from '../lead';
import { rowOf } from '../row';
import { withLanguage } from '../with-language';
import { NewsletterSubscription } from './entity';
import { newsletterCopy } from './fields';
import type { NewsletterForm } from './form';

/** The existing subscription of an address. */
export type KnownSubscription = Pick<NewsletterSubscription, 'id' | 'email' | 'status'> & {
  /** A pending mail requests its confirmation. */
  asking: boolean;
  /** A bounce suspended it: it is confirmed, and nothing is sent. */
  suspended: boolean;
};

/**
 * A sign-up for the newsletter (docs/adr/0004-double-opt-in.md). The mail is sent to the stored address, and the
 * response reports its status.
 */
export function newsletterLead(
  form: NewsletterForm,
  known?: KnownSubscription,
): Lead<Answer<'newsletter'>, NewsletterSubscription> {
  const id = known?.id ?? newLeadId();
  const cap = known?.status === 'pending' ? 'drop' : 'postpone';
  const follows = cap === 'postpone' || known?.asking;
  return {
    answer: { id, mail: 'sent' },
    answerUnmailed: { mail: follows ? 'on-its-way' : 'not-again' },
    email: known?.email ?? form.email,
    ...(!known && {
      row: rowOf(NewsletterSubscription, withLanguage(form, newsletterCopy), {
        notStored: {},
        columns: { status: 'pending', optInRound: 1 },
      }),
      newAddressOnly: true,
    }),
    mails: [{ kind: 'newsletter-opt-in', to: 'visitor', cap }],
  };
}
