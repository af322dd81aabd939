import { berlinToday } from '@mainstage/contracts/calendar';
import { dayAfter } from '@mainstage/calendar/states/verdict';
import { findPlaces } from '@mainstage/venues/search/find';
import { places } from '@mainstage/venues/search/places';
import type { Query } from '@mainstage/venues/search/query';
import { onDay } from './on-day';
import { suitableOf } from './suitable';

// Rules: finder.size

const date = dayAfter(berlinToday(), 30);

/** The recommended places if these venues are taken on the day and all others are free. */
function recommended(query: Query, ...taken: string[]): string[] {
  const venues = Object.fromEntries(places.map(({ page }) => [page, { days: taken.includes(page) ? 'ttt' : 'fff' }]));
  const shown = onDay(
    findPlaces(query).fits,
    { date, hire: 'full-day' },
    { answer: { from: date, to: date, venues }, words: '' },
  );
  return suitableOf(shown, query).map(({ match }) => match.place.id);
}

describe('what the building search recommends', () => {
  it('the building search recommends no hall to ten guests, also where all rooms of their size are taken', () => {
    const small = ['boardroom', 'straight-up', 'directors-circle', 'arena', 'workshop'];
    expect(recommended({ guests: 10 }).slice(0, 5)).toEqual(small);
    for (const id of recommended({ guests: 10 }))
      expect(places.find((place) => place.id === id)!.areaSqm.max).toBeLessThanOrEqual(100);
    expect(recommended({ guests: 10, layout: 'boardroom' }, ...small)).toEqual([]);
  });

  it('the building search recommends a hall where only halls have what is searched for', () => {
    expect(recommended({ guests: 24, stage: true })).toContain('vista-stage');
  });

  it('the building search recommends what the guests fill, and a studio by its floor', () => {
    expect(recommended({ guests: 120, layout: 'theatre' })[0]).toBe('vista-stage');
    expect(recommended({ guests: 10, kind: 'studios' })).toContain('horizon-studio');
  });
});
