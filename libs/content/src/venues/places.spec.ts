// Rules: venues.landings
import { factsOf } from '@mainstage/venues/facts/capacities';
import { isVenueId, type VenueId } from '@mainstage/venues/facts/ids';
import { isWholeFloor } from './floors';
import { configurationCards, pageOfCard, placesOn } from './places';
import { floorsWith } from './relations';
import { venues } from './venues';

/** Name of a page or of a section on it, by its address. */
function nameAt(address: string): string | undefined {
  const [page = '', place] = address.replace('/venues/', '').split('#');
  if (!isVenueId(page)) return undefined;
  return place === undefined ? venues[page].name : placesOn(page).find(({ id }) => id === place)?.name;
}

/** Cards with a shorter venue name among others of its stage. */
const shorter: Partial<Record<VenueId, string>> = {
  'skyline-stage-terrace': 'Skyline with Terrace',
  'nova-stage-terrace': 'Nova with Terrace',
  'vista-stage-terrace': 'Vista with Terrace',
};

it.each(configurationCards.map((card) => [card.name, card] as const))(
  '%s: its card leads to a page or a place of that name',
  (name, { id }) => {
    expect((isVenueId(id) && shorter[id]) || nameAt(pageOfCard(id))).toBe(name);
    if (isVenueId(id)) expect(pageOfCard(id)).toBe(`/venues/${id}`);
  },
);

it('the page of its floor shows each room without a page', () => {
  const rooms = configurationCards.filter(({ id }) => !isVenueId(id));
  expect(rooms.map(({ name }) => name)).toEqual([
    'Skyline Hall',
    'Lounge with Terrace',
    'Atrium',
    'Hub',
    'Horizon Hub',
  ]);
  for (const { id } of rooms) {
    const floor = pageOfCard(id).replace('/venues/', '').split('#')[0] as VenueId;
    expect(isWholeFloor(floor)).toBe(true);
    expect(floorsWith(floor)).toEqual([...factsOf(id).floors]);
  }
});
