import { venueIds } from '@mainstage/house/ids';
import { estimatedVenue, estimatePathOf, venueParam } from './address';
import { bookables } from './bookables';

describe('the estimate of a venue', () => {
  it('begins with a list price that exists, for every venue but the three floors', () => {
    const paths = venueIds.map((id) => estimatePathOf(id));
    expect(venueIds.filter((_, at) => paths[at] === undefined)).toEqual(['skyline-liberty-horizon-triple']);
    const known = bookables.map(({ id }) => `/estimate?what=${id}`);
    for (const path of paths) if (path) expect(known).toContain(path.replace(/&venue=.*/, ''));
  });

  it('keeps the room in its address', () => {
    for (const id of venueIds) {
      const path = estimatePathOf(id);
      if (path) expect(estimatedVenue(path.split(`&${venueParam}=`)[1] ?? null)).toBe(id);
    }
    expect(estimatedVenue('the-moon')).toBeUndefined();
  });

  it('is that of its kind', () => {
    expect(estimatePathOf('skyline-liberty-double')).toBe(
      '/estimate?what=skyline-liberty-double&venue=skyline-liberty-double',
    );
    expect(estimatePathOf('liberty-stage')).toBe('/estimate?what=event-floors&venue=liberty-stage');
    expect(estimatePathOf('team-office')).toBe('/estimate?what=private-rooms&venue=team-office');
    expect(estimatePathOf('arena')).toBe('/estimate?what=workshop-packages&venue=arena');
    expect(estimatePathOf('sky-terrace')).toBe('/estimate?what=rooftop-terrace&venue=sky-terrace');
    expect(estimatePathOf('liberty-studio')).toBe('/estimate?what=hybrid-studio-day&venue=liberty-studio');
  });
});
