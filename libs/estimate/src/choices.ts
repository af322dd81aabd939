import { bookableOf, bookables, type Bookable } from '@mainstage/content/estimate/bookables';
import { choiceErrors } from '@mainstage/content/estimate/choice-errors';
import { cateringChoices, type CateringId, extraChoices, type ExtraId } from '@mainstage/content/estimate/extras';
import { estimateLimits } from '@mainstage/content/estimate/limits';
import { type Block, blockNames } from '@mainstage/content/estimate/blocks';
import { estimatedVenue } from '@mainstage/content/estimate/address';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { giftCardTerms } from '@mainstage/content/constants/gift-card';
import { isRealDate } from '@mainstage/contracts/calendar';
import { addDays, type Day, longDay, nextOf, weekdayOf, weekdaysText } from './days';

/** A visitor's choices as text by field, as in the form and the URL. */
export interface RawChoices {
  /** Id of the booked item; empty for the venue itself. */
  what: string;
  /** Room that an offer is booked for; empty for none. */
  venue: string;
  date: string;
  days: string;
  hours: string;
  overtime: string;
  guests: string;
  catering: string;
  /** Names of extras, separated by commas. */
  extras: string;
  /** `1` for payment by credit card. */
  card: string;
  /** `business` or `consumer`. */
  as: string;
  /** Value of a gift card in euro; empty without one. */
  gift: string;
}

export type ChoiceField = keyof RawChoices;

export interface Choices {
  bookable: Bookable;
  venue?: VenueId;
  /** First day of the event; without it there are no dates. */
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
  /** A valid value to use instead. */
  instead?: { value: string; label: string };
}

export type ChoiceErrors = Partial<Record<ChoiceField, ChoiceError>>;

/** Initial values of the form. */
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
 * Reads choices from a URL written by this page or by a browser's own form submission; missing fields have their initial
 * values. Only extras may repeat.
 */
export function readChoices(search: URLSearchParams | string): RawChoices {
  const params = new URLSearchParams(search);
  const read = { ...firstChoices };
  for (const field of fields) read[field] = params.get(field) ?? read[field];
  read.extras = params.getAll('extras').join(',');
  if (!mayBeFor(bookableOf(read.what))) read.venue = '';
  return params.has('guests') ? read : { ...read, guests: firstGuests(read) };
}

/** Whether the item needs a room: only offers do. */
const mayBeFor = (bookable: Bookable | undefined): boolean => !bookable || bookable.group === 'offer';

/** The choices with another bookable; an unchanged default number of guests is adapted. */
export function withBookable(raw: RawChoices, id: string): RawChoices {
  const chosen = bookableOf(id);
  const venue = chosen?.venue ?? (chosen && mayBeFor(chosen) ? raw.venue : '');
  const next = { ...raw, what: chosen?.venue ? '' : id, venue };
  const untouched = raw.guests === firstGuests(raw);
  return untouched && bookableIn(next) ? { ...next, guests: firstGuests(next) } : next;
}

/** Initial number of guests, at most the capacity. */
function firstGuests(raw: RawChoices): string {
  const most = bookableIn(raw)?.maxGuests ?? Infinity;
  return String(Math.min(Number(firstChoices.guests), most));
}

/** URL query of the choices: only values that differ from the initial ones, in a fixed order. */
export function writeChoices(raw: RawChoices): string {
  const first = { ...firstChoices, guests: firstGuests(raw) };
  const changed = fields.filter((field) => raw[field] !== first[field]);
  return new URLSearchParams(changed.map((field) => [field, raw[field]])).toString();
}

/**
 * Checks the choices.
 * @param today the day in Europe/Berlin; without it, a date is only checked for being one
 * @returns the choices, or errors by field
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
      ...(bookable.isLet && withoutEventFields),
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

/** Fields of events only: an office is let by the month. */
const withoutEventFields = {
  days: 1,
  block: 'full-day',
  overtimeHours: 0,
  catering: 'none',
  extras: [],
  byCard: false,
  giftCardEuro: undefined,
} as const;

/** The bookable of the choices: the named one, else the venue, else the first of the list; undefined for an unknown name. */
export function bookableIn({ what, venue }: RawChoices): Bookable | undefined {
  if (venue !== '' && !estimatedVenue(venue)) return undefined;
  return bookableOf(what || venue || (bookables[0]?.id ?? ''));
}

/** Parts of the form for a bookable; undefined if the URL names an unknown one. */
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
