import { type OfficeId, isOffice, partsOf } from '@mainstage/venues/facts/catalog';
import { type VenueId, venueIds } from '@mainstage/venues/facts/ids';
import { locationOf } from '@mainstage/venues/facts/plan/floors';
import { areaOfShape, overlap } from '@mainstage/venues/facts/plan/shapes';
import { cutIntoAtoms } from './cut';
import { atomIds, atomsOf, blocks, hasUnits, unitsOf } from './venue-atoms';

const piecesOf = (venue: VenueId) => (isOffice(venue) ? [venue] : partsOf(venue));

/** Computed from the plan: whether two venues share floor area. */
function sharesFloor(one: VenueId, other: VenueId): boolean {
  return piecesOf(one).some((a) =>
    piecesOf(other).some(
      (b) => locationOf(a).floor === locationOf(b).floor && overlap(locationOf(a).shape, locationOf(b).shape),
    ),
  );
}

const pairs = venueIds.flatMap((one, index) => venueIds.slice(index + 1).map((other) => [one, other] as const));

describe('which venue blocks which', () => {
  it.each(pairs)('%s and %s block each other exactly if their shapes overlap on the plan', (one, other) => {
    expect(blocks(one, other)).toBe(sharesFloor(one, other));
    expect(blocks(other, one)).toBe(sharesFloor(one, other));
  });

  it.each(venueIds)('%s blocks itself, unless it has several units', (venue) => {
    expect(blocks(venue, venue)).toBe(!isOffice(venue) || unitsOf(venue).length === 1);
  });

  it('the terrace can be hired next to the hall, Nova Stage not next to Vista Stage', () => {
    expect(blocks('skyline-stage', 'sky-terrace')).toBe(false);
    expect(blocks('nova-stage', 'vista-stage')).toBe(true);
    expect(blocks('nova-stage-terrace', 'sky-lounge')).toBe(false);
    expect(blocks('skyline-liberty-double', 'liberty-studio')).toBe(true);
  });
});

describe('atoms', () => {
  it('have readable names that bookings in the database rely on', () => {
    expect([...atomIds].sort()).toMatchInlineSnapshot(`
     [
       "arena",
       "boardroom",
       "corporate-office/1",
       "directors-circle",
       "enterprise-office/1",
       "horizon-hub",
       "horizon-stage/rest",
       "horizon-stage/studio",
       "liberty-atrium",
       "liberty-foyer",
       "liberty-hub",
       "liberty-stage/rest",
       "liberty-stage/studio",
       "private-office/1",
       "private-office/2",
       "private-office/3",
       "private-office/4",
       "sky-lounge",
       "sky-terrace",
       "skyline-stage/nova",
       "skyline-stage/nova+studio",
       "skyline-stage/nova+vista",
       "skyline-stage/nova+vista+studio",
       "skyline-stage/rest",
       "skyline-stage/vista",
       "straight-up",
       "team-office/1",
       "team-office/2",
       "team-office/3",
       "workshop",
     ]
    `);
  });

  it('add up to the area of the venue', () => {
    const cut = cutIntoAtoms((id) => venueIds.some((venue) => (piecesOf(venue) as readonly string[]).includes(id)));
    for (const venue of venueIds.filter((each) => !hasUnits(each))) {
      const drawn = piecesOf(venue).reduce((sum, piece) => sum + areaOfShape(locationOf(piece).shape), 0);
      const atoms = cut.filter(({ id }) => atomsOf(venue).includes(id)).reduce((sum, { areaSqm }) => sum + areaSqm, 0);
      expect([venue, Math.round(atoms)]).toEqual([venue, Math.round(drawn)]);
    }
  });

  it('an office has as many units as the plan draws', () => {
    const offices: OfficeId[] = ['private-office', 'team-office', 'corporate-office', 'enterprise-office'];
    expect(offices.map((office) => unitsOf(office).length)).toEqual([4, 3, 1, 1]);
  });
});
