import { counted, nounFor } from '@mainstage/contracts/counted';

/** Texts of the search form as a sentence with fields, and of its result. */
export const searchSentence = {
  title: 'Describe your event. See which rooms fit.',
  form: 'Find your room',
  people: 'people',
  guests: 'Number of people',
  layout: 'Seating',
  anyLayout: 'any seating',
  on: 'on',
  date: 'Day',
  with: 'with',
  features: { stage: 'a stage', stream: 'a live stream', daylight: 'daylight', stepFree: 'step-free' },
  drawing: 'The building, floor by floor: every room links to its page',
  rest: 'Three halls to start with',
  fit: (fits: number, all: number) => `${fits} of ${counted(all, 'room', 'rooms')} ${nounFor(fits, 'fits', 'fit')}`,
  /** For browsers without scripts. */
  submit: 'Show the rooms that fit',
  none: 'No room fits all of that',
  onlyFarTooLarge: 'Only rooms far larger than you need are free that day. Try the day before or after.',
  list: 'Best matches',
  upTo: (guests: string) => `Up to ${guests}`,
  noDay: 'Choose a day to see whether it is free',
  request: 'Request this date',
  ask: 'Ask about this room',
  see: 'See it',
  of: 'of',
  all: 'See all that fit',
  more: (count: number) => `Show all ${count}`,
  compare: 'Compare all rooms',
  bar: (count: number) => counted(count, 'room fits', 'rooms fit'),
  show: 'show',
} as const;
