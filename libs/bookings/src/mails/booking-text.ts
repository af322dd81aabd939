import { clockText, dayTextIn, momentTextIn } from '@mainstage/calendar/days/day-text';
import type { Language } from '@mainstage/contracts/language';
import { layoutName, venueName } from '@mainstage/venues/facts/display-names';
import type { Booking } from '../entities/booking';

/** What mails read of a booking. */
export type BookedPlace = Pick<
  Booking,
  'venue' | 'day' | 'startsAt' | 'endsAt' | 'guests' | 'layout' | 'state' | 'rank' | 'expiresAt' | 'challengedUntil'
>;

/** A booking as mails name it; every text is ours. */
export interface BookingText extends Pick<Booking, 'guests' | 'state' | 'rank'> {
  venue: string;
  /** Fri 12 February 2027 */
  day: string;
  /** 08:00 to 18:00 */
  hours: string;
  layout: string | null;
  /** When the option ends. */
  until: string | null;
  /** When its holder has to decide. */
  decideBy: string | null;
}

const hoursIn: Readonly<Record<Language, (from: string, to: string) => string>> = {
  en: (from, to) => `${from} to ${to}`,
  de: (from, to) => `${from} bis ${to} Uhr`,
};

/** 08:00 to 18:00 */
export const hoursText = (
  { startsAt, endsAt }: Pick<Booking, 'startsAt' | 'endsAt'>,
  language: Language = 'en',
): string => hoursIn[language](clockText(startsAt), clockText(endsAt));

/** @param language English for sales */
export function bookingText(place: BookedPlace, language: Language = 'en'): BookingText {
  const { venue, day, guests, layout, state, rank, expiresAt, challengedUntil } = place;
  const moment = momentTextIn[language];
  return {
    venue: venueName(venue),
    day: dayTextIn[language](day),
    hours: hoursText(place, language),
    ...{ guests, state, rank },
    layout: layoutName(layout, language),
    until: expiresAt && moment(expiresAt),
    decideBy: challengedUntil && moment(challengedUntil),
  };
}
