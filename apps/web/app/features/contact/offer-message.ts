import { giftCardMail } from '@mainstage/content/offers/gift-card';
import { offers } from '@mainstage/content/offers/offers';
import { quoteMail } from '@mainstage/content/offers/quote-mail';
import type { PrefilledMail } from '@mainstage/content/mailto/mailto';

/** The text of an offer's mail, its subject first; undefined for an unknown id. */
export function offerMessage(id: string | null): string | undefined {
  const mail = id === 'gift-card' ? giftCardMail : quoteOf(id);
  return mail && `${mail.subject}\n\n${mail.body}`;
}

function quoteOf(id: string | null): PrefilledMail | undefined {
  const offer = offers.find((each) => each.id === id);
  return offer && quoteMail(offer);
}
