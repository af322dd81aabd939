import { hours } from '@mainstage/content/site/hours';
import { ordinal } from '../ordinal';
import type { ClientText, ClientWords, LiveState } from './client-words.types';

const nouns = { requested: 'request for', option: 'option on', definite: 'booking of' } as const;
const optionOf = ({ rank }: ClientText) => `${ordinal(rank ?? 1)} option`;

/** The options that a later option waits for. */
const waiting = ({ waitsFor }: ClientText, otherwise: string): string =>
  waitsFor === null
    ? otherwise
    : `The venue itself is free, but together with the guests of the first option on ${waitsFor} yours are more than the floors hold. If that option ends, you move up and we tell you straight away.`;

const decide = 'Tell us before then whether you want to make it definite.';
const elsewhere = 'Reply to this email, and we will look for another room or day with you.';

export const clientWordsEn = {
  reason: 'You are receiving this email because a venue was requested with this address and there is news about it.',
  facts: { venue: 'Venue', day: 'Day', hours: 'Hours', guests: 'Guests', layout: 'Layout', until: 'Option until' },
  questions: `Questions? Reply to this email or call us: ${hours.business.days}, ${hours.business.time}.`,
  seeOption: 'See your option',
  seeOrChallenge: 'See it, or ask for a decision',
  news: {
    option: {
      subject: (text) => `You hold the ${optionOf(text)} on ${text.venue}`,
      text: (text) =>
        text.rank === 1
          ? `We keep it for you until your option ends. ${decide}`
          : waiting(
              text,
              'Others hold an option ahead of yours. If they release it, you move up and we tell you straight away.',
            ),
    },
    extended: {
      subject: ({ venue, until }) => `Your option on ${venue} is extended to ${until}`,
      text: ({ rank, until, decideBy }) =>
        [
          `Your option now ends on ${until}.`,
          rank === 1
            ? decide
            : 'Others still hold an option ahead of yours. If they release it, you move up and we tell you straight away.',
          decideBy && `Somebody else has asked for the venue: you still have to decide by ${decideBy}.`,
        ]
          .filter(Boolean)
          .join(' '),
    },
    definite: {
      subject: ({ venue }) => `${venue} is yours`,
      text: () => 'Your booking is definite, and the venue is reserved for you.',
    },
    turnedDown: {
      subject: ({ venue, day }) => `We cannot offer you ${venue} on ${day}`,
      text: () =>
        `Thank you for your request. We are sorry that we cannot offer you this venue for that time. ${elsewhere}`,
    },
    released: {
      subject: ({ venue }) => `Your option on ${venue} is released`,
      text: () =>
        'Your option is released, and we no longer keep the venue for you. Would you like it after all? Reply to this email, and we will see whether it is still free.',
    },
    gaveWay: {
      subject: ({ venue }) => `Your option on ${venue} has ended: others have booked`,
      text: () =>
        `Others have booked that day and your event no longer fits beside theirs, so your option has ended. ${elsewhere}`,
    },
    expired: {
      subject: ({ venue }) => `Your option on ${venue} has ended`,
      text: () =>
        'The time for your option is up, so it has ended. Would you still like the venue? Reply to this email and we will check.',
    },
    cancelled: {
      subject: ({ venue }) => `Your booking of ${venue} is cancelled`,
      text: () => 'Your booking is cancelled, and we no longer keep the venue for you.',
    },
    moved: {
      subject: ({ venue, day, state }) => `Your ${nouns[state as LiveState]} ${venue} is now for ${day}`,
      text: (text) =>
        text.state === 'definite'
          ? 'We have moved your booking. It is definite at its new place, and the venue is reserved for you.'
          : text.state === 'requested'
            ? 'We have moved your request. Nothing is reserved yet.'
            : text.rank === 1
              ? 'We have moved your option. You hold the first option at its new place, and we keep it for you until your option ends.'
              : `We have moved your option. You hold the ${optionOf(text)} at its new place. ${waiting(text, 'Others are ahead of you, and we tell you when you move up.')}`,
    },
    ended: {
      subject: ({ venue }) => `${venue}: your request or option has ended`,
      text: () => `Your request or option for it has ended. ${elsewhere}`,
    },
  },
  before: ({ venue, day, hours: when }) => `Until now it was for ${venue} on ${day}, ${when}.`,
  movedUp: {
    subject: (text) => `You have moved up: ${optionOf(text)} on ${text.venue}`,
    heading: (text) => `You now hold the ${optionOf(text)}`,
    text: (text) =>
      text.rank === 1
        ? 'You are first in line now. Tell us before your option ends whether you want to make it definite.'
        : `An option ahead of yours has been released, so you have moved up. ${waiting(text, 'There is nothing you need to do.')}`,
  },
  offer: {
    subject: (number, { venue }) => `Offer ${number} for ${venue} is binding now`,
    text: (number, until) => `Our offer ${number} is binding until ${until}. You can read it and decide on its page.`,
    button: 'See the offer',
  },
  challenged: {
    subject: ({ venue }) => `Please decide about your option on ${venue}`,
    preview: (decideBy) => `Your option is good until ${decideBy}.`,
    heading: 'Please decide about your option',
    text: ({ venue, decideBy }, wanted) =>
      `${
        wanted === null
          ? `Somebody else would like to book ${venue} that day and has to wait for your option.`
          : `Somebody else would like to book ${wanted} that day and has to wait for your option on ${venue}: the guests of both are more than the floors hold.`
      } It is yours to take until ${decideBy}; after that your option ends.`,
  },
} satisfies ClientWords;
