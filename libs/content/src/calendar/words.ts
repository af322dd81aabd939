import { hours } from '../site/hours';

/** Texts of the calendar. */
export const calendarWords = {
  states: { free: 'free', asked: 'on option', taken: 'booked', over: 'past' },
  parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  hires: {
    morning: 'Morning',
    afternoon: 'Afternoon',
    'full-day': 'Full day',
    evening: 'Evening',
    'day-and-evening': 'Day and evening',
  },
  venue: {
    text: 'Each day in three parts: morning, afternoon, evening. Choose a day to request it.',
    table: (venue: string) => `${venue}: free and booked days`,
    month: 'Month',
    earlier: 'Previous month',
    later: 'Next month',
    keys: 'The arrow keys move from day to day and from month to month.',
    legend: { free: 'Free', asked: 'On option: you can request the next option', taken: 'Booked' },
    loading: 'Loading the calendar …',
    away: 'The calendar is not available right now. Write to us and we will check.',
    write: 'Ask us',
  },
  day: {
    ask: 'Request this day',
    next: 'Request the next option',
    none: 'This day is fully booked.',
    past: 'this day is past',
    pastSentence: 'This day is past.',
  },
  house: {
    title: 'The venue on that day',
    text: 'Every room on the three event floors, for the part of the day you choose.',
    rooms: 'Rooms',
  },
  instead: {
    title: 'Free instead',
    here: (day: string) => `Here on ${day}`,
    upTo: (guests: string) => `up to ${guests}`,
  },
  finder: {
    day: 'Day',
    hire: 'For',
    looking: 'Checking that day …',
    away: 'the calendar is not available right now: ask us',
    notThen: 'Booked that day',
    notThenText: 'These would fit, but are booked that day.',
  },
  estimate: {
    allFree: 'free, and the days that follow',
  },
  form: {
    title: 'Your day',
    note: `This is a request, not a reservation. The date is held once we confirm it, within ${hours.reply}.`,
    remove: 'Remove the day',
    request: 'Your request',
    requestKept: 'From your visit so far',
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
