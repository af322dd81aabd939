import { venueCatalog } from '@mainstage/venues/facts/catalog';
import { guestsByFloors } from '@mainstage/venues/facts/limits';
import { shopGuestRange, marketingClaims, categoryClaims, statedRanges } from '@mainstage/venues/facts/claims';
import { count, sqm, sqmSpan } from '@mainstage/venues/facts/number-format';
import { shopFacts } from '../shop/venue-cards';
import { areaOf } from '@mainstage/venues/facts/present';

/** One of several figures for the same quantity, and the pages that show it. */
export interface Reading {
  figure: string;
  /** Paths of pages. */
  shownOn: readonly string[];
}

/** A quantity with several stated figures, all of which are shown. */
export interface Conflict {
  what: string;
  readings: readonly Reading[];
  /** Explanation of how all figures can be true. */
  because: string;
}

const { stages, spaces, offices } = categoryClaims;

/** Figures that contradict each other (rule building.readings): each is kept, with the pages that show it. */
export const conflicts = [
  {
    what: 'Area of Skyline Stage',
    readings: [
      { figure: areaOf('skyline-stage'), shownOn: ['/venues', '/venues/skyline-stage', '/venues/single-floor'] },
      { figure: areaOf('skyline-hall'), shownOn: ['/venues/skyline-stage', '/venues/skyline-floor'] },
    ],
    because: 'The smaller figure leaves out backstage and cloakroom.',
  },
  {
    what: 'Area of Horizon Stage',
    readings: [
      { figure: areaOf('horizon-stage'), shownOn: ['/venues', '/venues/horizon-stage', '/venues/single-floor'] },
      { figure: areaOf('horizon-rows'), shownOn: ['/venues/horizon-stage'] },
      { figure: areaOf('horizon-dinner'), shownOn: ['/venues/horizon-stage'] },
    ],
    because: 'The hall whole, set in rows, and set for dinner.',
  },
  {
    what: 'Areas of the stages',
    readings: [
      { figure: sqmSpan(stages.areaSqm), shownOn: ['/venues'] },
      { figure: sqm(statedRanges.stagesSqm.max), shownOn: ['/venues/liberty-floor', '/venues/floors'] },
      { figure: sqmSpan(shopFacts.eventFloors.areaSqm), shownOn: ['/venues/floors'] },
    ],
    because: 'The range of the menu, a whole floor with all its rooms, and halls with or without their terrace.',
  },
  {
    what: 'Areas of the spaces',
    readings: [
      { figure: sqmSpan(spaces.areaSqm), shownOn: ['/venues'] },
      { figure: sqmSpan(statedRanges.spacesSqm), shownOn: ['/venues'] },
    ],
    because: 'With lounge and terrace, and the meeting rooms alone.',
  },
  {
    what: 'Areas of the offices',
    readings: [
      { figure: sqmSpan(offices.areaSqm), shownOn: ['/venues'] },
      { figure: areaOf('private-office'), shownOn: ['/venues', '/venues/private-office'] },
    ],
    because: 'Adjacent offices taken together, and the smallest single office.',
  },
  {
    what: 'Area of the Enterprise Office',
    readings: [
      { figure: areaOf('enterprise-office'), shownOn: ['/venues', '/venues/enterprise-office'] },
      { figure: sqm(venueCatalog['enterprise-office'].measures.drawnSqm), shownOn: ['/venues/enterprise-office'] },
      { figure: sqm(offices.areaSqm.max), shownOn: ['/venues/enterprise-office'] },
    ],
    because: 'Where the size begins, the one that the plan draws, and all offices of both floors together.',
  },
  {
    what: 'Most guests of the building',
    readings: [
      { figure: `${count(shopGuestRange.max)}+`, shownOn: ['/shop/venue'] },
      { figure: count(guestsByFloors.triple), shownOn: ['/venues/floors', '/venues/skyline-liberty-horizon-triple'] },
    ],
    because: 'The shop speaks of single and double floors; the larger figure is all three.',
  },
  {
    what: 'Largest LED wall',
    readings: [
      { figure: sqm(marketingClaims.ledWallSqm), shownOn: ['/venues'] },
      { figure: sqm(shopFacts.eventFloors.ledWallSqm), shownOn: ['/shop/venue'] },
    ],
    because: 'Every panel of two floors on one wall, and what an event floor of the shop includes.',
  },
  {
    what: 'Adjacent offices',
    readings: [
      { figure: `${offices.adjacentOffices.min}–${offices.adjacentOffices.max}`, shownOn: ['/venues'] },
      { figure: `${shopFacts.privateRooms.adjacentOffices}`, shownOn: ['/shop/venue'] },
    ],
    because: 'Offices by the year, and private rooms by the day.',
  },
] as const satisfies readonly Conflict[];
