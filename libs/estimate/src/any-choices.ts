import fc from 'fast-check';
import { bookables } from '@mainstage/content/estimate/bookables';
import { cateringChoices, extraChoices } from '@mainstage/content/estimate/extras';
import { addDays, nextOf } from './days';
import { checkChoices, type Choices, firstChoices, type RawChoices } from './choices';

/** Arbitrary for specs: any valid choices on this day. */
export const today = '2026-11-23';

export const anyRaw: fc.Arbitrary<RawChoices> = fc
  .record({
    bookable: fc.constantFrom(...bookables),
    ahead: fc.integer({ min: 0, max: 800 }),
    days: fc.integer({ min: 1, max: 14 }),
    hours: fc.constantFrom('half-day', 'full-day', 'evening'),
    overtime: fc.integer({ min: 0, max: 6 }),
    guests: fc.integer({ min: 1, max: 500 }),
    catering: fc.constantFrom(...Object.keys(cateringChoices)),
    extras: fc.subarray(Object.keys(extraChoices)),
    card: fc.constantFrom('', '1'),
    as: fc.constantFrom('business', 'consumer'),
    gift: fc.option(fc.integer({ min: 500, max: 50_000 }), { nil: undefined }),
  })
  .map(({ bookable, ahead, days, overtime, guests, extras, gift, ...rest }) => ({
    ...firstChoices,
    ...rest,
    ...(bookable.venue ? { what: '', venue: bookable.venue } : { what: bookable.id, venue: '' }),
    date: nextOf(bookable.begins ?? [0, 1, 2, 3, 4, 5, 6], addDays(today, ahead)),
    days: String(days),
    overtime: String(overtime),
    guests: String(Math.min(guests, bookable.maxGuests)),
    extras: extras.join(','),
    gift: gift === undefined ? '' : String(gift),
  }));

export function chosen(raw: Partial<RawChoices>): Choices {
  const { choices, errors } = checkChoices({ ...firstChoices, ...raw }, today);
  if (!choices) throw new Error(JSON.stringify(errors));
  return choices;
}
