import { cateringChoices, extraChoices } from '@mainstage/content/estimate/extras';
import { counted } from '@mainstage/contracts/counted';
import { offerFormats } from '../format';
import type { LineTexts } from './line-texts.types';

const { number } = offerFormats.en;
const block = { 'half-day': 'a half day', 'full-day': 'a full day', evening: 'an evening' } as const;
const { none: _, ...catering } = cateringChoices;
const namesOf = <Id extends string>(choices: Record<Id, { name: string }>) =>
  Object.fromEntries(Object.entries<{ name: string }>(choices).map(([id, { name }]) => [id, name])) as Record<
    Id,
    string
  >;

export const lineTextsEn = {
  hire: {
    morning: 'half day, morning',
    afternoon: 'half day, afternoon',
    'full-day': 'full day',
    evening: 'evening',
    'day-and-evening': 'full day and evening',
  },
  catering: namesOf(catering),
  extras: namesOf(extraChoices),
  venue: (name, hire) => (hire === '' ? `Hire of ${name}` : `Hire of ${name}, ${hire}`),
  package: (name) => `Package: ${name}`,
  setUp: 'Set-up and dismantling',
  overtime: 'Overtime',
  secondFloor: 'A second floor',
  rules: {
    listPrice: 'Price according to our price list.',
    samplePrice: 'Sample price.',
    hirePercent: (hire, percent) =>
      `${hire[0]!.toUpperCase()}${hire.slice(1)}: ${percent}% of the price of a full day.`,
    days: (days) => `Charged for ${counted(days, 'day', 'days')}.`,
    packagePrice: 'Package price for the whole period.',
    setUp: 'Time for set-up before and dismantling after the event.',
    overtime: (of, percent, latestEnd) =>
      `${percent}% of the day’s price for each hour over ${block[of]}. Latest end ${latestEnd}.`,
    extraDay: (upToHours, latestEnd) =>
      `More than ${upToHours} hours of overtime count as another day. Latest end ${latestEnd}.`,
    perGuest: 'Charged per guest.',
    pieces: (pieces) => `${pieces} pieces for each guest.`,
    secondFloor: (most) => `One floor takes ${number(most)} guests.`,
  },
  promotion: (name) => `Included in ${name}`,
} satisfies LineTexts;
