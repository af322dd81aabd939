import { euro } from '../constants/figures';
import { count } from '@mainstage/venues/facts/number-format';
import { estimateLimits } from './limits';

export const choiceErrors = {
  what: 'Choose what you would like to book from the list.',
  noDate: 'This day does not exist. Please enter day, month and year.',
  past: 'This day has passed. Please choose today or later.',
  far: `We estimate up to ${estimateLimits.yearsAhead} years ahead. Please choose an earlier day, or write to us.`,
  weekday: (name: string, days: string) => `${name} begins on a ${days}.`,
  take: (day: string) => `Use ${day}`,
  days: (min: number, max: number) =>
    `Please enter whole days, ${min} to ${max}. For a longer stay, write to us for a separate price.`,
  hours: 'Choose half day, full day or evening.',
  overtime: (min: number, max: number) => `Please enter whole hours, ${min} to ${max}.`,
  guests: (name: string, min: number, max: number) =>
    `${name}: please enter whole guests, ${min} to ${count(max)}. For more, choose something larger or write to us.`,
  catering: 'Choose one of the menus, or none.',
  extras: 'Choose extras from the list.',
  card: 'Choose invoice or credit card.',
  as: 'Choose company or private person.',
  gift: (min: number, max: number) => `A gift card is worth whole euros, ${euro(min)} to ${euro(max)}.`,
} as const;
