import { venues } from '@mainstage/content/venues/venues';
import { isVenueId } from '@mainstage/house/ids';
import { DateTime } from 'luxon';

const zone = 'Europe/Berlin';
const written = (at: Date | string, format: string) =>
  (typeof at === 'string' ? DateTime.fromISO(at, { zone }) : DateTime.fromJSDate(at, { zone })).toFormat(format, {
    locale: 'en-GB',
  });

/** Fri 12 February 2027. */
export const dayText = (at: Date | string) => written(at, 'ccc d LLLL yyyy');

/** 17:00, in Frankfurt. */
export const clockText = (at: Date) => written(at, 'HH:mm');

/** Fri 12 February 2027, 17:00. */
export const momentText = (at: Date) => `${dayText(at)}, ${clockText(at)}`;

export const venueName = (venue: string) => (isVenueId(venue) ? venues[venue].name : venue);

const ordinals = ['', 'first', 'second', 'third'];
export const ordinal = (rank: number) => ordinals[rank] ?? `${rank}th`;
