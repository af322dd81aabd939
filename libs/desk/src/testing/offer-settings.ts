import { noPriceList } from '@mainstage/contracts/offers/price-list';
import type { OfferSettings } from '../offers/offer-settings';

/** A member of the team, and the settings of offers and answers in specs. */
export const member = { name: 'Tom Becker', email: 'tom@venue.example' };

const terms = { version: '2026-11', text: { en: 'Our terms', de: 'Unsere AGB' }, sample: false };

export const settings: OfferSettings = {
  ...{ secret: 'a-secret-of-the-test-that-is-long-enough', origin: 'https://stage.example' },
  ...{ mailFrom: 'hello@stage.example', priceList: noPriceList, terms: [terms] },
};

export const answers = {
  ...{ mailbox: undefined, secret: settings.secret, mailFrom: settings.mailFrom, fromName: 'Mainstage' },
};
