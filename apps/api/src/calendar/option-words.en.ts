import { ordinal } from '@mainstage/bookings/ordinal';
import type { OptionWords } from './option-words.types';

const ask =
  'You can ask its holder to decide by noon on the next working day; if they release it, you move up straight away.';

export const optionWordsEn = {
  facts: {
    day: 'Day',
    hours: 'Hours',
    guests: 'Guests',
    layout: 'Layout',
    until: 'Option until',
    decideBy: 'Please decide by',
  },
  frankfurt: (span) => `${span}, Frankfurt time`,
  states: {
    option: (rank) => `Your ${ordinal(rank)} option`,
    definite: 'Confirmed: the booking is definite',
    requested: 'Requested; not an option yet',
    ended: 'This option has ended',
  },
  questions: 'Questions?',
  first: 'We keep it for you until it ends. To make it definite, tell us:',
  or: 'or',
  waitsFor: (rooms) =>
    `The venue itself is free, but together with the guests of the first option on ${rooms} yours are more than the floors hold. ${ask}`,
  second: `One option is ahead of yours. ${ask}`,
  later: 'When an option ahead of yours ends, you move up and we tell you straight away.',
  onOurSite: (venue) => `${venue} on our site`,
  noLongerNeeded: 'No longer needed?',
  cannotBeUndone: 'Your place goes to the next client in line. This cannot be undone.',
  actions: {
    challenge: {
      label: 'Ask the first option to decide',
      done: 'We have asked. They decide by noon on the next working day, and you will hear from us either way.',
    },
    release: { label: 'Release my option', done: 'Your option is released. Thank you for telling us.' },
  },
  errors: {
    not_second: 'Only the holder of the second option can ask for a decision.',
    already_challenged:
      'The holder of the first option has already been asked to decide; we will tell you the outcome.',
    wrong_state: 'This is no longer an option.',
  },
} satisfies OptionWords;
