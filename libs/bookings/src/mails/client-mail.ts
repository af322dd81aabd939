import type { Language } from '@mainstage/contracts/language';
import { ContactSubmission } from '@mainstage/leads/contact/entity';
import type { PropsContext } from '@mainstage/leads/mail-of';
import type { OpenOffer } from '@mainstage/leads/offer-reader';
import { sample } from '@mainstage/leads/sample';
import { TourBooking } from '@mainstage/leads/tour/entity';
import { type VenuePage, venueButton, venuePageOf } from '@mainstage/leads/venue-page';
import type { ToVisitor } from '@mainstage/leads/visitor-mail';
import { Withdrawn } from '@mainstage/leads/withdrawn';
import { type Block, factsOf } from '@mainstage/mail/layout/blocks';
import type { EntityManager } from 'typeorm';
import { Booking } from '../entities/booking';
import { roomsAwaited } from '../guests/guests-awaited';
import { bookingLinks } from '../links';
import { type BookedPlace, bookingText, type BookingText } from './booking-text';
import type { ClientText, ClientWords } from './client-words.types';

/** Props of mails to the client of a booking; without visitor text. */
export type ClientFacts = ToVisitor &
  BookedPlace & {
    optionUrl: string;
    venuePage: VenuePage;
    /** Rooms of the first options whose guests it waits for; never their clients. */
    waitsFor: readonly string[];
    /** The open offer that it makes binding, if it is a first option (rule offer.clock). */
    offer: OpenOffer | null;
  };

/** The booking of a mail, whose `lead_id` is the booking's id. @throws Withdrawn if it was deleted */
export async function bookingOf({ entities, mail }: PropsContext): Promise<Booking> {
  const booking = await entities.findOneBy(Booking, { id: mail.leadId });
  if (!booking) throw new Withdrawn('the booking is gone');
  return booking;
}

export async function languageOfClient(
  entities: EntityManager,
  { leadForm, leadId }: Pick<Booking, 'leadForm' | 'leadId'>,
): Promise<Language> {
  if (!leadForm || !leadId) return 'en';
  const entity: new () => ContactSubmission | TourBooking = leadForm === 'contact' ? ContactSubmission : TourBooking;
  const lead = await entities.findOne(entity, { select: { id: true, language: true }, where: { id: leadId } });
  return lead?.language ?? 'en';
}

export async function clientFacts(context: PropsContext): Promise<ClientFacts> {
  const booking = await bookingOf(context);
  const { venue, day, startsAt, endsAt, guests, layout, state, rank, expiresAt, challengedUntil } = booking;
  const isFirst = state === 'option' && rank === 1;
  return {
    ...{ venue, day, startsAt, endsAt, guests, layout, state, rank, expiresAt, challengedUntil },
    language: await languageOfClient(context.entities, booking),
    waitsFor: await roomsAwaited(context.entities, booking),
    offer: isFirst ? ((await context.offers.openOfferOf(booking.id)) ?? null) : null,
    optionUrl: bookingLinks.bookingOption(context.links, booking.id, context.mail.createdAt),
    venuePage: venuePageOf(booking.venue, context.links),
  };
}

export const clientText = (facts: ClientFacts): ClientText => ({
  ...bookingText(facts, facts.language),
  waitsFor: roomsText(facts.waitsFor, facts.language),
});

/** `Sky Lounge and Sky Terrace`; null if there are none. */
export const roomsText = (rooms: readonly string[], language: Language): string | null =>
  rooms.length > 0 ? new Intl.ListFormat(language, { type: 'conjunction' }).format(rooms) : null;

/** The booking in a few lines of validated values, without visitor text. */
export const bookingFacts = (
  { facts: labels }: Pick<ClientWords, 'facts'>,
  { venue, day, hours, guests, layout, until }: BookingText,
): Block =>
  factsOf([
    [labels.venue, venue],
    [labels.day, day],
    [labels.hours, hours],
    [labels.guests, guests === null ? null : String(guests)],
    [labels.layout, layout],
    [labels.until, until],
  ]);

export const questions = (words: ClientWords): Block => ({ kind: 'paragraph', text: words.questions });

/** The button in mails about an active option. */
const optionButton = (words: ClientWords, { optionUrl, rank }: ClientFacts): Block => ({
  kind: 'button',
  label: rank === 2 ? words.seeOrChallenge : words.seeOption,
  url: optionUrl,
});

/** How long the open offer is binding, and its page. */
function offerPart({ offer: words }: ClientWords, facts: ClientFacts): Block[] {
  const { offer } = facts;
  const { until, decideBy } = clientText(facts);
  const end = decideBy ?? until;
  if (!offer || !end) return [];
  return [
    { kind: 'paragraph', text: words.text(offer.number, end) },
    { kind: 'button', label: words.button, url: offer.url },
  ];
}

/** The links of a mail: to the active option and its offer, otherwise to the venue. */
export const waysOn = (words: ClientWords, facts: ClientFacts): Block[] =>
  facts.state === 'option'
    ? [...offerPart(words, facts), optionButton(words, facts)]
    : [venueButton(facts.venuePage, facts.language)];

export const placeSample: BookedPlace = {
  venue: 'skyline-stage',
  day: '2027-02-12',
  startsAt: new Date('2027-02-12T08:00:00+01:00'),
  endsAt: new Date('2027-02-12T18:00:00+01:00'),
  guests: 120,
  layout: 'theatre',
  state: 'option',
  rank: 1,
  expiresAt: new Date('2027-02-09T17:00:00+01:00'),
  challengedUntil: null,
};

export const clientSample: ClientFacts = {
  ...placeSample,
  language: 'en',
  waitsFor: [],
  offer: null,
  optionUrl: 'https://stage.example/api/calendar/options/c2FtcGxlLXRva2Vu',
  venuePage: sample.venuePage,
};
