import { clockText, dayTextIn, momentTextIn } from '@mainstage/calendar/days/day-text';
import type { Language } from '@mainstage/contracts/language';
import { layoutName, venueName } from '@mainstage/venues/facts/display-names';
import type { Booking } from '../entities/booking';

export type BookedPlace = Pick<
  Booking,
  'venue' | 'day' | 'startsAt' | 'endsAt' | 'guests' | 'layout' | 'state' | 'rank' | 'expiresAt' | 'challengedUntil'
>;

/** A booking as mails describe it; contains no visitor text. */
export interface BookingText extends Pick<Booking, 'guests' | 'state' | 'rank'> {
  venue: string;
  day: string;
  hours: string;
  layout: string | null;
  until: string | null;
  /** Deadline for the holder of a challenged option. */
  decideBy: string | null;
}

const hoursIn: Readonly<Record<Language, (from: string, to: string) => string>> = {
  en: (from, to) => `${from} to ${to}`,
  de: (from, to) => `${from} bis ${to} Uhr`,
};

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
