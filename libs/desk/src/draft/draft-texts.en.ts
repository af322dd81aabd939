import type { DrawnAs } from '@mainstage/venues/facts/place';
import { draftFormat } from './draft-format';
import type { AskedFact, DraftFit, DraftHours, DraftTexts } from './draft-texts';

const { day, listedDay, time, dayOf, list, number, isOne, money } = draftFormat('en');

const seated: Readonly<Record<DrawnAs, string>> = {
  theatre: ' in theatre seating',
  classroom: ' in classroom seating',
  banquet: ' at round tables',
  boardroom: ' around one table',
  cabaret: ' in cabaret seating',
  standing: ' standing',
  desks: ' at desks',
  stools: ' on stools at high tables',
  benches: ' on benches',
};
const guestsText = (guests: number) => `${number(guests)} ${isOne(guests) ? 'guest' : 'guests'}`;
const hoursText = ({ from, to }: DraftHours) => `from ${time(from)} to ${time(to)}`;
const mostText = ({ venue, most, layout }: DraftFit) =>
  `${venue} takes up to ${guestsText(most)}${layout ? seated[layout] : ''}`;
const ordinals = ['', 'first', 'second', 'third'];
const asked: Readonly<Record<AskedFact, string>> = {
  venue: 'which of our rooms you have in mind',
  day: 'on which day you are planning your event',
  guests: 'how many guests you are expecting',
};

export const draftTextsEn = {
  salutation: (name) => (name === '' ? 'Hello,' : `Dear ${name},`),
  thanks: {
    contact: 'Thank you for your enquiry.',
    tour: 'Thank you for your interest in visiting us.',
    'business-event': 'Thank you for your application for our business events.',
  },
  tour: (on, at) => `You asked for a tour on ${day(on)} at ${at}.`,
  free: ({ venue, day: on, hours }) => {
    const around = hours.takenFrom < hours.from || hours.takenTo > hours.to;
    const setUp = `, and so is the time for set-up from ${time(hours.takenFrom)} and dismantling until ${time(hours.takenTo)}`;
    return `${venue} is free on ${day(on)} ${hoursText(hours)}${around ? setUp : ''}.`;
  },
  underOption: ({ venue, day: on, hours }) =>
    `On ${day(on)} ${hoursText(hours)}, ${venue} is under option for another client at the moment. We can gladly give you the next option: if theirs ends, you move up.`,
  taken: ({ venue, day: on, hours }) =>
    `Unfortunately, ${venue} is no longer available on ${day(on)} ${hoursText(hours)}.`,
  freeDays: (days, venue) =>
    isOne(days.length)
      ? `The next day on which ${venue} is free is ${list(days.map(listedDay))}.`
      : `The next days on which ${venue} is free are ${list(days.map(listedDay))}.`,
  fits: (fit) => `There is enough room for ${guestsText(fit.guests)}: ${mostText(fit)}.`,
  tooSmall: (fit) => `For ${guestsText(fit.guests)} the room is too small: ${mostText(fit)}.`,
  estimate: ({ from, to }) =>
    to === undefined
      ? `Our non-binding estimate starts at ${money(from)}.`
      : from === to
        ? `Our non-binding estimate is ${money(from)}.`
        : `Our non-binding estimate is ${money(from)} to ${money(to)}.`,
  startingPrice: ({ venue, cents, per, of }) =>
    `Prices for ${venue} start at ${money(cents)} per ${per}${of === null ? '' : `, as part of ${of}`}.`,
  tax: 'Value added tax is stated in the offer.',
  option: ({ venue, day: on, rank, expiresAt }) =>
    rank === 1
      ? `We are holding ${venue} on ${day(on)} for you. Your option ends on ${day(dayOf(expiresAt))} at ${time(expiresAt)}.`
      : `You have the ${ordinals[rank] ?? `${rank}th`} option on ${venue} on ${day(on)}. It ends on ${day(dayOf(expiresAt))} at ${time(expiresAt)}.`,
  definite: ({ venue, day: on }) => `${venue} is booked for you on ${day(on)}.`,
  link: (address) => `You can find pictures, the floor plan and technical data here: ${address}`,
  ask: (facts) => `To prepare an offer we need to know ${list(facts.map((fact) => asked[fact]))}.`,
} satisfies DraftTexts;
