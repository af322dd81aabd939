import { counted, nounFor } from '@mainstage/contracts/counted';
import { factsOf, type NumberedSetUp } from './capacities';
import { count, countSpan } from './number-format';
import type { OfficeFacts } from './facts';
import { type EventPlaceId, venueCatalog, isOffice, type OfficeId } from './catalog';
import type { PlaceId, VenueId } from './ids';
import { layouts } from './layouts';
import { guestsByFloors } from './limits';
import type { DrawnAs, FactName, SpecificationRow, VenueWords } from './place';
import { planning } from './planning';

/** Formats numbers as text; nothing parses them back. */

/** 1,000 sqm; of an office 16–40 sqm, or 300+ sqm for an open-ended range. */
export const areaOf = (id: PlaceId): string => `${areaNumberOf(id)} sqm`;

/** 1,000; of an office 16–40, or 300+ for an open-ended range. */
export function areaNumberOf(id: PlaceId): string {
  if (!isOffice(id)) return count(factsOf(id).areaSqm);
  const { min, max }: { min: number; max?: number } = venueCatalog[id].facts.areaSqm.value;
  return max === undefined ? `${count(min)}+` : countSpan({ min, max });
}

const guestCount = (id: EventPlaceId): string => count(factsOf(id).guests);

/** 199 guests; of an office 8 people, or 100+ people. */
export const guestsOf = (id: PlaceId): string =>
  isOffice(id)
    ? `${peopleNumber(id)} ${peopleNoun(id)}`
    : `${guestCount(id)} ${nounFor(factsOf(id).guests, 'guest', 'guests')}`;

/** 8, or 100+ if more can be seated than stated. */
export function peopleNumber(id: OfficeId): string {
  const { people, open }: OfficeFacts = venueCatalog[id].facts;
  return `${count(people.value)}${open ? '+' : ''}`;
}

/** An open-ended number is plural. */
function peopleNoun(id: OfficeId): string {
  const { people, open }: OfficeFacts = venueCatalog[id].facts;
  return open ? 'people' : nounFor(people.value, 'person', 'people');
}

/** 90 sqm, or 90 + 60 sqm for walls on several floors; empty for a place without a wall. */
export function wallsOf(id: PlaceId): string {
  const number = wallNumbersOf(id);
  return number && `${number} sqm`;
}

/** 90, or 90 + 60 for walls on several floors; empty for a place without a wall. */
export const wallNumbersOf = (id: PlaceId): string => (isOffice(id) ? '' : factsOf(id).ledWallsSqm.join(' + '));

/** 30 m × 3 m, or 30 m × 3 m and 20 m × 3 m; empty for a place without a wall. */
export function wallSizesOf(id: PlaceId): string {
  const walls = isOffice(id) ? [] : factsOf(id).ledWallsSqm;
  const width = (area: number) => Math.round((area / planning.wallHeight) * 10) / 10;
  const [last, ...before] = walls.map((area) => `${width(area)} m × ${planning.wallHeight} m`).reverse();
  return [before.reverse().join(', '), last].filter(Boolean).join(' and ');
}

/** Size and area of a wall, such as 30 m × 3 m, 90 sqm; empty for a place without a wall. */
export const wallWordsOf = (id: PlaceId): string => [wallSizesOf(id), wallsOf(id)].filter(Boolean).join(', ');

/** Floor 6, or Floors 5 + 6 from bottom to top. */
export function floorsOf(id: PlaceId): string {
  const floors = isOffice(id) ? [venueCatalog[id].floor] : [...factsOf(id).floors].sort();
  return `${nounFor(floors.length, 'Floor', 'Floors')} ${floors.join(' + ')}`;
}

/** From 3,500 euros per day. */
export const fromPrice = (euros: number, per: 'day' | 'event' = 'day'): string =>
  `From ${count(euros)} ${nounFor(euros, 'euro', 'euros')} per ${per}`;

/** The standard name of a set-up's seating, with the venue's own name: Theatre, Theatre (Daylight plenary). */
export function seatingName({ layout, caption }: Pick<NumberedSetUp, 'layout' | 'caption'>): string {
  const label = layout && layouts[layout].label;
  return !label || caption.includes(label) ? caption : `${label} (${caption})`;
}

/** 16 guests, 30 crew, 1 person, 100+ people. */
export const setUpGuests = (setUp: NumberedSetUp): string => `${setUpNumber(setUp)} ${setUpUnit(setUp)}`;

/** 16, or 100+. */
export const setUpNumber = ({ guests, open }: NumberedSetUp): string => `${count(guests)}${open ? '+' : ''}`;

/** Guests, crew, person, people. */
export function setUpUnit({ guests, unit }: NumberedSetUp): string {
  const one = { guests: 'guest', people: 'person', crew: 'crew' } as const;
  return nounFor(guests, one[unit], unit);
}

/** The technical specifications of a venue, label and text, in the order shown. */
export function specificationsOf(id: VenueId): readonly (readonly [string, string])[] {
  const { specifications }: VenueWords<PlaceId> = venueCatalog[id].words;
  return specifications.map((row: SpecificationRow<PlaceId>) => {
    if (typeof row === 'string') return [labelOf(row, id), factOf(row, id)];
    if ('fact' in row) return [labelOf(row.fact, id), `${factOf(row.fact, id)}${row.note}`];
    if ('text' in row) return [row.label, row.text];
    return [row.label, row.areas.map(({ of, note }) => `${areaOf(of)}${note ? ` ${note}` : ''}`).join(', ')];
  });
}

function factOf(fact: FactName, id: VenueId): string {
  if (fact === 'guests' && onSeveralFloors(id)) return severalFloorsText(id);
  if (fact === 'led') return `${wallsOf(id)}: ${wallSizesOf(id)}`;
  return { area: areaOf, guests: guestsOf, level: floorsOf }[fact](id);
}

/** 550 guests, up to 199 on a floor at a time; 400 guests, 398 at one time: 199 on each floor. */
function severalFloorsText(id: VenueId): string {
  const { floors, guests } = factsOf(id as EventPlaceId);
  const { single } = guestsByFloors;
  return floors.length * single < guests
    ? `${guestsOf(id)}, ${count(floors.length * single)} at one time: ${count(single)} on each floor`
    : `${guestsOf(id)}, up to ${count(single)} on a floor at a time`;
}

function labelOf(fact: FactName, id: VenueId): string {
  const several = onSeveralFloors(id);
  switch (fact) {
    case 'area':
      return 'Area';
    case 'guests':
      return isOffice(id) ? 'People' : 'Capacity';
    case 'led':
      return wallKindOf(id) + (several ? 's' : '');
    case 'level':
      return several ? 'Levels' : 'Level';
  }
}

const onSeveralFloors = (id: VenueId): boolean => !isOffice(id) && factsOf(id).floors.length > 1;

export function wallKindOf(id: VenueId): 'LED wall' | 'LED volume' {
  const { category }: VenueWords = venueCatalog[id].words;
  return category === 'STUDIOS' ? 'LED volume' : 'LED wall';
}

/** Caption of a plan: 199 seats in rows, 30 guests standing, 20 desks, 16 stools at high tables. */
export function peopleDrawn(drawn: DrawnAs, guests: number): string {
  if (drawn === 'desks') return counted(guests, 'desk', 'desks');
  if (drawn === 'stools') return `${counted(guests, 'stool', 'stools')} at high tables`;
  if (drawn === 'benches') return `${counted(guests, 'seat', 'seats')} on benches`;
  return drawn === 'standing'
    ? `${counted(guests, 'guest', 'guests')} standing`
    : `${counted(guests, 'seat', 'seats')} ${layouts[drawn].set}`;
}
