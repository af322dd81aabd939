import type { Availability } from '@mainstage/contracts/availability';
import { formatDatesOddly } from '@mainstage/contracts/testing/other-formats';
import { verdictOf } from './verdict';

const answer: Availability = {
  from: '2027-02-10',
  to: '2027-02-13',
  venues: {
    'skyline-stage': {
      days: 'tff' + 'ttt' + 'fff' + 'fff',
      spans: [
        { from: '2027-02-09T17:00:00Z', to: '2027-02-10T13:00:00Z', state: 'taken' },
        { from: '2027-02-11T05:00:00Z', to: '2027-02-12T03:00:00Z', state: 'taken' },
      ],
    },
    'sky-terrace': { days: 'fff' + 'aaa' + 'fff' + 'fff', spans: [] },
    arena: {
      days: 'fft' + 'ttt' + 'ttt' + 'ttt',
      spans: [{ from: '2027-02-10T17:30:00Z', to: '2027-02-14T00:00:00Z', state: 'taken' }],
    },
  },
};

it.each([
  [['skyline-stage'], '2027-02-10', 'afternoon', 'free', 'free on 10 February'],
  [['skyline-stage'], '2027-02-10', 'full-day', 'taken', 'booked until 14:00. 12 February is free'],
  [['skyline-stage'], '2027-02-11', 'morning', 'taken', 'booked. 12 February is free'],
  [['sky-terrace'], '2027-02-11', 'evening', 'asked', 'on option; you can be second in line'],
  [['skyline-stage', 'sky-terrace'], '2027-02-11', 'evening', 'taken', 'booked. 12 February is free'],
  [['arena'], '2027-02-10', 'day-and-evening', 'taken', 'booked from 18:30'],
  [['arena'], '2027-02-20', 'morning', undefined, ''],
  [['boardroom'], '2027-02-10', 'morning', undefined, ''],
] as const)('%s on %s for a %s is %s: %s', (venues, day, hire, state, words) => {
  expect(verdictOf(answer, venues, day, hire)).toEqual({ state, words });
});

it('a verdict names hours also where dates are formatted in another way (rule dates.parts)', () => {
  const restore = formatDatesOddly();
  const { words } = verdictOf(answer, ['skyline-stage'], '2027-02-10', 'full-day');
  restore();
  expect(words).toBe('booked until 14:00. 12 February is free');
});
