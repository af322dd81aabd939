import { bookableOf, bookables, type Bookable } from '@mainstage/content/estimate/bookables';
import { choiceErrors } from '@mainstage/content/estimate/choice-errors';
import { cateringChoices, type CateringId, extraChoices, type ExtraId } from '@mainstage/content/estimate/extras';
import { estimateLimits } from '@mainstage/content/estimate/limits';
import { type Block, blockNames } from '@mainstage/content/estimate/rule-texts';
import { estimatedVenue } from '@mainstage/content/estimate/address';
import type { VenueId } from '@mainstage/house/ids';
import { giftCardTerms } from '@mainstage/content/constants/gift-card';
import { isRealDate } from '@mainstage/contracts/calendar';
import { addDays, type Day, longDay, nextOf, weekdayOf, weekdaysText } from './days';

/** What a visitor chose, as the form and the address hold it: text by field. */
export interface RawChoices {
  /** What is booked, by its id; empty for the venue itself. */
  what: string;
  /** The room that it is for; empty for none. */
  venue: string;
  date: string;
  days: string;
  hours: string;
  overtime: string;
  guests: string;
  catering: string;
  /** Names of extras, with commas between. */
  extras: string;
  /** `1` for payment by credit card. */
  card: string;
  /** `business` or `consumer`. */
  as: string;
  /** Value of a gift card in euro; empty without one. */
  gift: string;
}

export type ChoiceField = keyof RawChoices;

/** The same, checked. */
export interface Choices {
  bookable: Bookable;
  /** The room that it is for. */
  venue?: VenueId;
  /** First day of the event; without it, nothing has a date yet. */
  date?: Day;
  days: number;
  block: Block;
  /** Whole hours after the booked time. */
  overtimeHours: number;
  guests: number;
  catering: CateringId;
  extras: readonly ExtraId[];
  byCard: boolean;
  customer: 'business' | 'consumer';
  /** Value of a gift card in whole euro. */
  giftCardEuro?: number;
}

export interface ChoiceError {
  message: string;
  /** A value that would do. */
  instead?: { value: string; label: string };
}

export type ChoiceErrors = Partial<Record<ChoiceField, ChoiceError>>;

/** What the form begins with. */
export const firstChoices: RawChoices = {
  what: '',
  venue: '',
  date: '',
  days: '1',
  hours: 'full-day',
  overtime: '0',
  guests: '30',
  catering: 'none',
  extras: '',
  card: '',
  as: 'business',
  gift: '',
};

const fields = Object.keys(firstChoices) as ChoiceField[];

/**
 * Reads the choices from an address, as this page writes it or a browser that sends the form itself; what it does not name is
 * as at first. A name given twice counts once, but for extras, which a form names one by one.
 */
export function readChoices(search: URLSearchParams | string): RawChoices {
  const params = new URLSearchParams(search);
  const read = { ...firstChoices };
  for (const field of fields) read[field] = params.get(field) ?? read[field];
  read.extras = params.getAll('extras').join(',');
  if (!mayBeFor(bookableOf(read.what))) read.venue = '';
  return params.has('guests') ? read : { ...read, guests: firstGuests(read) };
}

/** Whether what is booked may be for a room beside itself: an offer may, anything else is a place of its own. */
const mayBeFor = (bookable: Bookable | undefined): boolean => !bookable || bookable.group === 'offer';

/** These choices with something else booked, by its id; the number of guests follows as long as it is the first one. */
export function withBookable(raw: RawChoices, id: string): RawChoices {
  const chosen = bookableOf(id);
  const venue = chosen?.venue ?? (chosen && mayBeFor(chosen) ? raw.venue : '');
  const next = { ...raw, what: chosen?.venue ? '' : id, venue };
  const untouched = raw.guests === firstGuests(raw);
  return untouched && bookableIn(next) ? { ...next, guests: firstGuests(next) } : next;
}

/** How many guests the form begins with: no more than there is room for. */
function firstGuests(raw: RawChoices): string {
  const most = bookableIn(raw)?.maxGuests ?? Infinity;
  return String(Math.min(Number(firstChoices.guests), most));
}

/** The address's query for these choices: only what differs from the beginning, always in the same order. */
export function writeChoices(raw: RawChoices): string {
  const first = { ...firstChoices, guests: firstGuests(raw) };
  const changed = fields.filter((field) => raw[field] !== first[field]);
  return new URLSearchParams(changed.map((field) => [field, raw[field]])).toString();
}

/**
 * Checks the choices.
 * @param today the day in Europe/Berlin; without it, a date is only checked for being one
 * @returns the choices, or what is wrong, by field and in that field's terms
 */
export function checkChoices(raw: RawChoices, today?: Day): { choices?: Choices; errors: ChoiceErrors } {
  const errors: ChoiceErrors = {};
  const bookable = bookableIn(raw);
  if (!bookable) return { errors: { what: { message: choiceErrors.what } } };

  const { days: daysLimit, overtimeHours, guests: guestsLimit } = estimateLimits;
  const days = bookable.byTheDay ? whole('days', daysLimit.min, daysLimit.max, choiceErrors.days) : bookable.covers;
  const overtime = whole('overtime', overtimeHours.min, overtimeHours.max, choiceErrors.overtime);
  const guests = whole('guests', guestsLimit.min, bookable.maxGuests, (min, max) =>
    choiceErrors.guests(bookable.name, min, max),
  );
  const { min, max } = giftCardTerms.valueEuro;
  const gift = raw.gift.trim() === '' ? undefined : whole('gift', min, max, choiceErrors.gift);
  const block = one('hours', blockNames, choiceErrors.hours);
  const catering = one('catering', cateringChoices, choiceErrors.catering);
  const customer = one('as', { business: '', consumer: '' }, choiceErrors.as);
  const named = raw.extras.split(',').filter(Boolean);
  if (!named.every((name) => Object.hasOwn(extraChoices, name))) errors.extras = { message: choiceErrors.extras };
  if (!['', '1'].includes(raw.card)) errors.card = { message: choiceErrors.card };
  const wrongDate = dateError(raw.date, bookable, today);
  if (wrongDate) errors.date = wrongDate;

  if (Object.keys(errors).length > 0) return { errors };
  return {
    errors,
    choices: {
      bookable,
      venue: bookable.venue ?? estimatedVenue(raw.venue),
      date: raw.date === '' ? undefined : raw.date,
      days,
      // An offer covers whole days.
      block: bookable.group === 'offer' ? 'full-day' : block,
      overtimeHours: bookable.roundTheClock ? 0 : overtime,
      guests,
      catering,
      extras: (Object.keys(extraChoices) as ExtraId[]).filter((id) => named.includes(id)),
      byCard: raw.card === '1',
      customer,
      giftCardEuro: gift,
      ...(bookable.isLet && nothingBeside),
    },
  };

  function whole(field: ChoiceField, least: number, most: number, words: (min: number, max: number) => string): number {
    const value = /^\d{1,6}$/.test(raw[field].trim()) ? Number(raw[field]) : NaN;
    if (value >= least && value <= most) return value;
    errors[field] = { message: words(least, most) };
    return least;
  }

  function one<T extends object>(field: ChoiceField, known: T, message: string): keyof T {
    if (!Object.hasOwn(known, raw[field])) errors[field] = { message };
    return raw[field] as keyof T;
  }
}

/** What comes with an event only: an office is let, by the month. */
const nothingBeside = {
  days: 1,
  block: 'full-day',
  overtimeHours: 0,
  catering: 'none',
  extras: [],
  byCard: false,
  giftCardEuro: undefined,
} as const;

/** What the choices book: what they name, else their venue, else the first of the list. Nothing for a name of nothing. */
export function bookableIn({ what, venue }: RawChoices): Bookable | undefined {
  if (venue !== '' && !estimatedVenue(venue)) return undefined;
  return bookableOf(what || venue || (bookables[0]?.id ?? ''));
}

/** Which parts the form has for what is booked; nothing is known of it where the address names nothing that there is. */
export function formParts(bookable: Bookable | undefined) {
  const { isLet = false, byTheDay = false, group } = bookable ?? {};
  return {
    let: isLet,
    days: byTheDay && !isLet,
    time: bookable !== undefined && !(group === 'offer' && bookable.roundTheClock),
    hours: group !== 'offer',
  };
}

function dateError(date: string, { name, begins }: Bookable, today?: Day): ChoiceError | undefined {
  if (date === '') return undefined;
  if (!isRealDate(date)) return { message: choiceErrors.noDate };
  const last = today && `${Number(today.slice(0, 4)) + estimateLimits.yearsAhead}${today.slice(4)}`;
  if (today && date < today) return { message: choiceErrors.past };
  if (last && date > last) return { message: choiceErrors.far };
  if (!begins || (begins as readonly number[]).includes(weekdayOf(date))) return undefined;
  const value = nextOf(begins, addDays(date, 1));
  return {
    message: choiceErrors.weekday(name, weekdaysText(begins)),
    instead: { value, label: choiceErrors.take(longDay(value)) },
  };
}
