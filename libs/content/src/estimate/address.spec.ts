import { venueIds } from '@mainstage/house/ids';
import { estimatePathOf } from './address';
import { bookables } from './bookables';

describe('the estimate of a venue', () => {
  it('begins with a list price that exists, for every venue but the three floors', () => {
    const paths = venueIds.map((id) => estimatePathOf(id));
    expect(venueIds.filter((_, at) => paths[at] === undefined)).toEqual(['skyline-liberty-horizon-triple']);
    const known = bookables.map(({ id }) => `/estimate?what=${id}`);
    for (const path of paths) if (path) expect(known).toContain(path);
  });

  it('is that of its kind', () => {
    expect(estimatePathOf('skyline-liberty-double')).toBe('/estimate?what=skyline-liberty-double');
    expect(estimatePathOf('liberty-stage')).toBe('/estimate?what=event-floors');
    expect(estimatePathOf('team-office')).toBe('/estimate?what=private-rooms');
    expect(estimatePathOf('arena')).toBe('/estimate?what=workshop-packages');
    expect(estimatePathOf('sky-terrace')).toBe('/estimate?what=rooftop-terrace');
    expect(estimatePathOf('liberty-studio')).toBe('/estimate?what=hybrid-studio-day');
  });
});
