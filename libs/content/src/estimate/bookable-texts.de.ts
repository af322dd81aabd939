import { venueCatalog } from '@mainstage/venues/facts/catalog';
import type { Fact } from '@mainstage/venues/facts/fact';
import type { PlaceId } from '@mainstage/venues/facts/ids';
import type { Price, startingPrices } from '@mainstage/venues/facts/prices';
import { cateringSizes } from '../constants/catering';
import type { OfferId } from '../offers/types';
import type { Bookable } from './bookables';
import type { CateringId, ExtraId } from './extras';

const { fingerFoodPieces, hours } = cateringSizes;
const small = ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];

/** A count in German: `drei` up to twelve, digits beyond. @param one the form of one before its noun */
export const smallNumberDe = (count: number, one: 'ein' | 'eine'): string =>
  count === 1 ? one : (small[count - 2] ?? String(count));

const lasts = (count: number) => `${smallNumberDe(count, 'eine')} ${count === 1 ? 'Stunde' : 'Stunden'}`;

const cards: Readonly<Record<keyof typeof startingPrices, string>> = {
  'event-floors': 'Event-Etage',
  'private-rooms': 'Separater Raum',
  'workshop-packages': 'Workshop-Paket',
  'rooftop-terrace': 'Dachterrasse',
};

/** Venues and offers have names of their own, the same in both languages. */
export const bookableNameDe = ({ id, name, group }: Bookable): string =>
  group === 'shop' ? cards[id as keyof typeof cards] : name;

const offersPer: Readonly<Record<OfferId, string>> = {
  'weekend-immersion': 'pro Wochenende',
  'weekday-business-edge': 'pro Tag',
  'extended-focus': 'pro langes Wochenende',
  'co-create-and-accelerate': 'für zwei Tage',
  'virtual-keynote-experience': 'pro Studiotag',
  'hybrid-studio-day': 'pro Tag',
};

/** The unit of the price: `pro Tag`. */
export function perTextDe({ id, venue, group, byTheDay }: Bookable): string {
  if (group === 'offer') return offersPer[id as OfferId];
  if (!venue) return byTheDay ? 'pro Tag' : 'pro Veranstaltung';
  const { value }: Fact<Price<PlaceId>> = venueCatalog[venue].price;
  if ('onRequest' in value) return '';
  const part = value.of ? `, als Teil von ${venueCatalog[value.of].words.name}` : '';
  return `pro ${value.per === 'day' ? 'Tag' : 'Veranstaltung'}${part}`;
}

/** Why there is no list price. */
export const requestReasonDe = ({ isLet }: Bookable): string =>
  isLet ? 'Die Miete wird monatsweise und nach Ihrer Planung berechnet' : 'Den Preis berechnen wir nach Ihrem Programm';

export const cateringNamesDe: Readonly<Record<CateringId, string>> = {
  none: 'Kein Catering',
  'finger-food-3': `Fingerfood, ${fingerFoodPieces[0]} Stück`,
  'finger-food-5': `Fingerfood, ${fingerFoodPieces[1]} Stück`,
  'finger-food-7': `Fingerfood, ${fingerFoodPieces[2]} Stück`,
  'finger-food-9': `Fingerfood, ${fingerFoodPieces[3]} Stück`,
  breakfast: `Frühstück, ${lasts(hours.breakfast)}`,
  lunch: `Mittagessen als Fingerfood, ${lasts(hours.lunch)}`,
  dinner: `Abendessen, ${lasts(hours.dinner)}`,
  buffet: 'Buffet',
  barbecue: 'Barbecue',
  christmas: 'Weihnachtsessen',
};

export const extraNamesDe: Readonly<Record<ExtraId, string>> = {
  drinks: 'Getränke für den Tag',
  'led-wall': 'Eine größere LED-Wand',
  'studio-crew': 'Studio-Team: Regie, Ton, zwei Kameras',
  stream: 'Livestream mit moderiertem Chat',
};
