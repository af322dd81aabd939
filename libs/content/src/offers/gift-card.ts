import { euro, percent } from '../constants/figures';
import { count } from '@mainstage/venues/facts/number-format';
import { giftCardTerms } from '../constants/gift-card';
import type { PrefilledMail } from '../mailto/mailto';
import { offerTitles } from './offer-title';
import type { PictureRef } from '../site/page-content';

const { valueEuro, validYears, bonus } = giftCardTerms;

interface GiftCard {
  title: string;
  description: string;
  facts: readonly { value: string; label: string }[];
  buttonText: string;
  image: PictureRef;
}

/** The gift card beside the offers (rule gift-card.terms). */
export const giftCard = {
  title: offerTitles['gift-card'],
  description:
    'Give somebody a stage. The card pays for rooms, technology and crew anywhere in the venue, all at once or bit by bit.',
  facts: [
    { value: `€${count(valueEuro.min)}–${count(valueEuro.max)}`, label: 'value of your choice' },
    { value: `${validYears} years`, label: 'to use it' },
    { value: percent(bonus.percent), label: `bonus above ${euro(bonus.aboveEuro)}` },
  ],
  buttonText: 'Request by email',
  image: { id: 'gift-card-box' },
} as const satisfies GiftCard;

/** The subject is English; sales reads the rest in German like every prefilled mail. */
export const giftCardMail: PrefilledMail = {
  subject: 'Gift Card Inquiry',
  body: [
    'Guten Tag,',
    '',
    'ich möchte eine Geschenkkarte erwerben.',
    '',
    'Wert in Euro:',
    'Für:',
    'Rechnungsadresse:',
    '',
    'Mit freundlichen Grüßen',
  ].join('\n'),
};
