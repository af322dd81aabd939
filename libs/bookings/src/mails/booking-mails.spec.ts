// Rules: calendar.client-mails
import { Withdrawn } from '@mainstage/leads/withdrawn';
import { Links } from '@mainstage/leads/links';
import type { MailOf, PropsContext } from '@mainstage/leads/mail-of';
import { previewMail } from '@mainstage/leads/testing/preview-mail';
import { bookingExtended } from './extended';
import { type BookingMailKind, bookingMails } from './kinds';
import { bookingMovedUp } from './moved-up';
import { bookingOption } from './option';
import type { ClientFacts } from './client-mail';
import type { FactsForSales } from './sales-mail';

/** The mail of a kind, for facts of either reader. */
const mailOf = (kind: BookingMailKind) =>
  bookingMails.find((mail) => mail.kind === kind) as unknown as MailOf<string, ClientFacts & FactsForSales>;

const option = { state: 'option', rank: 1 } as const;

/** Kind, what the booking is like when it is written, its subject, and what its text says. */
const texts = [
  ['booking-option', option, 'You hold the first option on Skyline Stage', 'We keep it for you until your option ends'],
  [
    'booking-option',
    { rank: 2 },
    'You hold the second option on Skyline Stage',
    'Others hold an option ahead of yours',
  ],
  [
    'booking-option',
    { rank: 2, waitsFor: ['Sky Lounge', 'Sky Terrace'] },
    'You hold the second option on Skyline Stage',
    'together with the guests of the first option on Sky Lounge and Sky Terrace',
  ],
  [
    'booking-challenged',
    { ...option, wantedVenue: 'Sky Lounge' },
    'Please decide about your option on Skyline Stage',
    'Somebody else would like to book Sky Lounge that day and has to wait for your option on Skyline Stage',
  ],
  [
    'booking-extended',
    option,
    'Your option on Skyline Stage is extended to Tue 9 February 2027, 17:00',
    'Your option now ends on Tue 9 February 2027, 17:00',
  ],
  ['booking-definite', {}, 'Skyline Stage is yours', 'Your booking is definite'],
  ['booking-turned-down', {}, 'We cannot offer you Skyline Stage on Fri 12 February 2027', 'another room or day'],
  ['booking-released', {}, 'Your option on Skyline Stage is released', 'no longer keep the venue for you'],
  [
    'booking-gave-way',
    {},
    'Your option on Skyline Stage has ended: others have booked',
    'no longer fits beside theirs',
  ],
  ['booking-expired', {}, 'Your option on Skyline Stage has ended', 'The time for your option is up'],
  ['booking-cancelled', {}, 'Your booking of Skyline Stage is cancelled', 'no longer keep the venue for you'],
  [
    'booking-moved',
    option,
    'Your option on Skyline Stage is now for Fri 12 February 2027',
    'Until now it was for Nova Stage on Thu 11 February 2027, 08:00 to 18:00.',
  ],
  ['booking-moved', { state: 'definite', rank: null }, 'Your booking of Skyline Stage is now for', 'It is definite'],
  ['booking-moved-up', option, 'You have moved up: first option on Skyline Stage', 'You are first in line now'],
  [
    'booking-challenged',
    option,
    'Please decide about your option on Skyline Stage',
    'yours to take until Mon 8 February 2027, 12:00',
  ],
] as const;

describe('a mail to the client of a booking', () => {
  it.each(texts)('says what happened: %s, %j', (kind, facts, subject, text) => {
    const mail = previewMail(mailOf(kind), { ...mailOf(kind).sample, ...facts });
    expect(mail.subject).toContain(subject);
    expect(mail.text).toContain(text);
    expect(mail.text).toContain('Fri 12 February 2027');
    expect(mail.text).not.toContain('not available');
  });

  it('reminds of a decision that is asked for when the option is extended', () => {
    const facts = { ...bookingExtended.sample, challengedUntil: new Date('2027-02-08T12:00:00+01:00') };
    expect(previewMail(bookingExtended, facts).text).toContain('you still have to decide by Mon 8 February 2027');
  });

  it.each(['booking-moved-up', 'booking-extended', 'booking-challenged'] as const)(
    'leads to the offer that a first option makes binding: %s',
    (kind) => {
      const offer = { number: 'A-2027-0042', url: 'https://stage.example/offers/token', clientIsTold: true };
      for (const language of ['en', 'de'] as const) {
        const { text } = previewMail(mailOf(kind), { ...mailOf(kind).sample, language, offer });
        expect(text).toContain(offer.url);
        expect(text).toMatch(
          language === 'en' ? /offer A-2027-0042 is binding until/ : /Angebot A-2027-0042 ist verbindlich bis/,
        );
      }
    },
  );

  it('says in its subject that the offer is binding now', () => {
    const offer = { number: 'A-2027-0042', url: 'https://stage.example/offers/x', clientIsTold: true };
    const facts = { ...bookingMovedUp.sample, offer };
    expect(previewMail(bookingMovedUp, facts).subject).toBe('Offer A-2027-0042 for Skyline Stage is binding now');
    expect(previewMail(bookingMovedUp, { ...facts, language: 'de' }).subject).toBe(
      'Angebot A-2027-0042 für Skyline Stage ist jetzt verbindlich',
    );
  });

  it('has a link to an option that is held, and none to what has ended', () => {
    const link = 'https://stage.example/api/calendar/options/';
    expect(previewMail(bookingOption, { ...bookingOption.sample, rank: 2 }).text).toContain('ask for a decision');
    for (const kind of ['booking-option', 'booking-extended', 'booking-moved-up', 'booking-challenged'] as const)
      expect(previewMail(mailOf(kind)).text).toContain(link);
    for (const kind of ['booking-released', 'booking-expired', 'booking-cancelled', 'booking-gave-way'] as const)
      expect(previewMail(mailOf(kind)).text).not.toContain(link);
  });

  it.each([
    ['booking-option', 'definite'],
    ['booking-released', 'option'],
    ['booking-cancelled', 'definite'],
    ['booking-moved', 'cancelled'],
  ] as const)('is withdrawn where it is no longer true: %s of a booking that is %s', async (kind, state) => {
    const booking = {
      id: 'b',
      venue: 'skyline-stage',
      day: '2027-02-12',
      state,
      startsAt: new Date(),
      endsAt: new Date(),
    };
    const links = new Links('https://stage.example', 'a-secret-of-the-test-that-is-long-enough');
    const context = {
      entities: { findOneBy: () => Promise.resolve(booking) },
      links,
      offers: { openOfferOf: () => Promise.resolve(undefined) },
      mail: { leadId: 'b', createdAt: new Date() },
    };
    await expect(mailOf(kind).props(context as unknown as PropsContext)).rejects.toThrow(Withdrawn);
  });
});

it.each(['booking-request', 'booking-notice'] as const)('a mail about a booking gives sales the link: %s', (kind) => {
  const mail = previewMail(mailOf(kind));
  expect(mail.text).toContain('https://stage.example/api/calendar/bookings/');
  expect(mail.subject).toContain('Skyline Stage');
});
