import type { Availability } from '@mainstage/contracts/availability';
import { places } from '@mainstage/venues/search/places';
import type { Place } from '@mainstage/venues/search/place';
import { onDay } from './on-day';

const day = '2027-03-12';
const hall = places.find(({ id }) => id === 'skyline-stage') as Place;
const other = (id: string, guests: number) =>
  ({ ...places.find((place) => place.id === 'liberty-stage'), id, guests }) as Place;

/** Skyline Stage is taken on the day, Liberty Stage is free. */
const answer: Availability = {
  from: day,
  to: day,
  venues: { 'skyline-stage': { days: 'ttt', spans: [] }, 'liberty-stage': { days: 'fff', spans: [] } },
};

it.each([
  [hall.guests - 1, '1 seat smaller'],
  [hall.guests + 2, '2 seats larger'],
  [hall.guests, 'as large'],
])('of a taken room, a free one for %d is named as %s', (guests, size) => {
  const fits = [hall, other('liberty-stage', guests)].map((place) => ({ place, checks: [] }));
  const { closed } = onDay(fits, { date: day, hire: 'evening' }, { answer, words: '' });
  expect(closed.map(({ verdict }) => verdict.words)).toEqual([
    expect.stringMatching(new RegExp(`is free and ${size}$`)),
  ]);
});
