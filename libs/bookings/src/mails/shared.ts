import { hours } from '@mainstage/content/site/hours';
import { type Block, factsOf } from '@mainstage/mail/layout/blocks';
import type { PropsContext } from '@mainstage/leads/mail-of';
import { Withdrawn } from '@mainstage/leads/withdrawn';
import { Booking } from '../entities/booking';
import { bookingLinks } from '../links';
import { clockText, dayText, momentText } from '@mainstage/calendar/days/day-text';
import { sample } from '@mainstage/leads/sample';
import { type VenuePage, venuePageOf } from '@mainstage/leads/venue-page';
import { roomsAwaited } from '../guests/guests-awaited';
import { layoutName, venueName } from '@mainstage/venues/facts/display-names';

/** A booking as mails name it; every text is ours. */
export interface BookingFacts extends Pick<Booking, 'guests' | 'state' | 'rank'> {
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

export type FactsForSales = BookingFacts & { salesBookingUrl: string };
export type FactsForClient = BookingFacts & {
  optionUrl: string;
  venuePage: VenuePage;
  /** Rooms of the first options whose guests it waits for; never whose options they are. */
  waitsFor: string | null;
};

export const clientReason =
  'You are receiving this email because a venue was requested with this address and there is news about it.';

/** The booking in a few lines: checked values only, nothing that anybody typed. */
export const bookingFacts = ({ venue, day, hours: when, guests, layout, until }: BookingFacts): Block =>
  factsOf([
    ['Venue', venue],
    ['Day', day],
    ['Hours', when],
    ['Guests', guests === null ? null : String(guests)],
    ['Layout', layout],
    ['Option until', until],
  ]);

export const questions: Block = {
  kind: 'paragraph',
  text: `Questions? Reply to this email or call us: ${hours.business.days}, ${hours.business.time}.`,
};

/** The booking that a mail is about: its `lead_id` is the booking's. @throws Withdrawn where it is gone */
export async function bookingOf({ entities, mail }: PropsContext): Promise<Booking> {
  const booking = await entities.findOneBy(Booking, { id: mail.leadId });
  if (!booking) throw new Withdrawn('the booking is gone');
  return booking;
}

/** 08:00 to 18:00 */
export const hoursText = ({ startsAt, endsAt }: Pick<Booking, 'startsAt' | 'endsAt'>): string =>
  `${clockText(startsAt)} to ${clockText(endsAt)}`;

function bookingText({ venue, day, startsAt, endsAt, guests, layout, state, rank, ...ends }: Booking): BookingFacts {
  const { expiresAt, challengedUntil } = ends;
  return {
    venue: venueName(venue),
    day: dayText(day),
    hours: hoursText({ startsAt, endsAt }),
    ...{ guests, state, rank },
    layout: layoutName(layout),
    until: expiresAt && momentText(expiresAt),
    decideBy: challengedUntil && momentText(challengedUntil),
  };
}

const factsForSales = (booking: Booking, { links, mail }: PropsContext): FactsForSales => ({
  ...bookingText(booking),
  salesBookingUrl: bookingLinks.salesBooking(links, booking.id, mail.createdAt),
});

export async function textForSales(context: PropsContext): Promise<FactsForSales> {
  return factsForSales(await bookingOf(context), context);
}

export async function textForClient(context: PropsContext): Promise<FactsForClient> {
  const booking = await bookingOf(context);
  return {
    ...bookingText(booking),
    waitsFor: await roomsAwaited(context.entities, booking),
    optionUrl: bookingLinks.bookingOption(context.links, booking.id, context.mail.createdAt),
    venuePage: venuePageOf(booking.venue, context.links),
  };
}

/** Whom an option of a later rank waits for, as a sentence or two. */
export const waitingText = ({ waitsFor }: Pick<FactsForClient, 'waitsFor'>, otherwise: string): string =>
  waitsFor === null
    ? otherwise
    : `The venue itself is free, but together with the guests of the first option on ${waitsFor} yours are more than the floors hold. If that option ends, you move up and we tell you straight away.`;

/** The button under mails about an option that is held. */
export const optionButton = ({ optionUrl, rank }: FactsForClient): Block => ({
  kind: 'button',
  label: rank === 2 ? 'See it, or ask for a decision' : 'See your option',
  url: optionUrl,
});

const bookingSample: BookingFacts = {
  venue: 'Skyline Stage',
  day: 'Fri 12 February 2027',
  hours: '08:00 to 18:00',
  guests: 120,
  layout: 'Theatre',
  state: 'option',
  rank: 1,
  until: 'Tue 9 February 2027, 17:00',
  decideBy: null,
};

export const clientSample: FactsForClient = {
  ...bookingSample,
  waitsFor: null,
  optionUrl: 'https://stage.example/api/calendar/options/c2FtcGxlLXRva2Vu',
  venuePage: sample.venuePage,
};

export const salesSample: FactsForSales = {
  ...bookingSample,
  salesBookingUrl: 'https://stage.example/api/calendar/bookings/c2FtcGxlLXRva2Vu',
};
