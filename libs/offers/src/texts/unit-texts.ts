import type { Language } from '@mainstage/contracts/language';
import type { OfferUnit } from '@mainstage/contracts/offers/offer';
import { offerFormats } from '../format';

export interface UnitTexts {
  /** A quantity with its unit: `3 hours`, `120 guests`. */
  quantity: (unit: OfferUnit, quantity: number) => string;
  /** Behind a price: `per guest`; empty for a flat price. */
  per: Readonly<Record<OfferUnit, string>>;
  /** For a choice at the desk. */
  name: Readonly<Record<OfferUnit, string>>;
}

type Nouns = Readonly<Record<Exclude<OfferUnit, 'flat'>, readonly [one: string, many: string]>>;

const quantityWith =
  (language: Language, flat: string, nouns: Nouns): UnitTexts['quantity'] =>
  (unit, quantity) => {
    if (unit === 'flat') return quantity === 1 ? flat : `${offerFormats[language].number(quantity)} × ${flat}`;
    const [one, many] = nouns[unit];
    return `${offerFormats[language].number(quantity)} ${quantity === 1 ? one : many}`;
  };

export const unitTexts: Readonly<Record<Language, UnitTexts>> = {
  en: {
    quantity: quantityWith('en', 'flat', {
      ...{ guest: ['guest', 'guests'], day: ['day', 'days'], hour: ['hour', 'hours'], piece: ['piece', 'pieces'] },
    }),
    per: { flat: '', guest: 'per guest', day: 'per day', hour: 'per hour', piece: 'per piece' },
    name: { flat: 'flat', guest: 'guest', day: 'day', hour: 'hour', piece: 'piece' },
  },
  de: {
    quantity: quantityWith('de', 'pauschal', {
      ...{ guest: ['Gast', 'Gäste'], day: ['Tag', 'Tage'], hour: ['Stunde', 'Stunden'], piece: ['Stück', 'Stück'] },
    }),
    per: { flat: '', guest: 'pro Gast', day: 'pro Tag', hour: 'pro Stunde', piece: 'pro Stück' },
    name: { flat: 'pauschal', guest: 'Gast', day: 'Tag', hour: 'Stunde', piece: 'Stück' },
  },
};
