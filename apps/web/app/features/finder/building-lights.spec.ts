import { findPlaces } from '@mainstage/venues/search/find';
import type { Query } from '@mainstage/venues/search/query';
import { lightsFor } from './building-lights';

const lit = (query: Query) => {
  const fits = findPlaces(query).fits.map(({ place }) => place);
  return lightsFor(fits.slice(0, 3), fits);
};

describe('the lights of the house', () => {
  it('the lights of the building are on in the best, half in what fits, and off in the rest', () => {
    const { lightOf, marksOf } = lit({ guests: 120, layout: 'theatre' });
    expect(['vista-stage', 'horizon-stage', 'nova-stage'].map(lightOf)).toEqual(['best', 'best', 'best']);
    // Vista and Nova are parts of one hall: their numbers are shown there, side by side.
    expect(['skyline-stage', 'horizon-stage', 'vista-stage'].map(marksOf)).toEqual([[1, 3], [2], []]);
    expect(['liberty-stage', 'skyline-stage'].map(lightOf)).toEqual(['lit', 'lit']);
    expect(['boardroom', 'workshop', 'sky-lounge', 'team-office', 'lobby'].map(lightOf)).toEqual(
      Array.from({ length: 5 }, () => 'dim'),
    );
    expect(marksOf('liberty-stage')).toEqual([]);
  });

  it('the lights of the building light all rooms of what is hired as one', () => {
    const { lightOf, marksOf } = lit({ guests: 540, layout: 'theatre' });
    expect(['skyline-stage', 'liberty-stage', 'horizon-stage'].map(lightOf)).toEqual(['best', 'best', 'best']);
    expect(marksOf('skyline-stage')).toEqual([1]);
    expect(lightOf('arena')).toBe('dim');
  });
});
