import { euroGerman } from '../constants/figures';
import type { PrefilledMail } from '../mailto/mailto';
import { hasDiscount, quotePrice } from './offer-parts';
import type { Offer } from './types';

/** Mail of an offer's button: a German request for a quote with all content of the card (rule offers.mail). */
export function quoteMail(offer: Offer): PrefilledMail {
  return {
    subject: `Angebotsanfrage: ${offer.title}`,
    body: [
      'Guten Tag,',
      '',
      'bitte senden Sie mir ein unverbindliches Angebot für:',
      '',
      offer.title,
      offer.description,
      '',
      ...priceLines(offer),
      '',
      'Leistungen:',
      ...offer.features.map((feature) => `• ${feature}`),
      '',
      'Gewünschter Termin:',
      'Anzahl der Gäste:',
      '',
      'Mit freundlichen Grüßen',
    ].join('\n'),
  };
}

/** Without a discount only the list price is stated. */
function priceLines(offer: Offer): string[] {
  const price = euroGerman(quotePrice(offer));
  if (!hasDiscount(offer)) return [`Preis: ${price} (Listenpreis, derzeit ohne Rabatt)`];
  return [`Preis: ${price}`, `Ursprünglicher Preis: ${euroGerman(offer.originalPrice)}`, `Rabatt: ${offer.discount} %`];
}
