import { hours } from '../site/hours';

/** Texts of the calendar. */
export const calendarWords = {
  states: { free: 'free', asked: 'asked for', taken: 'taken', over: 'over' },
  parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  hires: {
    morning: 'Morning',
    afternoon: 'Afternoon',
    'full-day': 'Full day',
    evening: 'Evening',
    'day-and-evening': 'Day and evening',
  },
  venue: {
    text: 'Each day in three parts: morning, afternoon, evening. Choose a day to ask for it.',
    table: (venue: string) => `${venue}: free and taken days`,
    month: 'Month',
    earlier: 'Month before',
    later: 'Month after',
    keys: 'Arrow keys go from day to day and from month to month.',
    legend: { free: 'Free', asked: 'Asked for: you may ask for the next option', taken: 'Taken' },
    loading: 'The calendar is on its way.',
    away: 'The calendar does not answer just now. Write to us and we look it up.',
    noScript: 'The calendar needs scripts. Write to us and we look it up.',
    write: 'Ask us',
  },
  day: {
    ask: 'Ask for this day',
    next: 'Ask for the next option',
    none: 'Nothing is left on this day.',
  },
  house: {
    title: 'The house on that day',
    text: 'Every room of the three event floors, for the part of the day you ask for.',
    rooms: 'Rooms',
  },
  finder: {
    day: 'Day',
    hire: 'For',
    looking: 'Looking up that day …',
    notThen: 'Not on that day',
    notThenText: 'These would fit, but not then.',
  },
  estimate: {
    allFree: 'free, and the days that follow',
  },
  form: {
    title: 'Your day',
    note: `This asks; it holds nothing yet. It is no option until we say so, which we do within ${hours.reply}.`,
    remove: 'Write without a day',
    request: 'Your request',
    removeLine: 'Remove',
    estimate: 'Your estimate',
    venue: 'Venue',
    date: 'Date',
    part: 'Part of the day',
    guests: 'Guests',
    layout: 'Layout',
    any: 'Not yet known',
  },
} as const;
