import * as bookingTerms from '@mainstage/content/constants/booking-terms';
import { cateringSizes, cateringTiers } from '@mainstage/content/constants/catering';
import { giftCardTerms } from '@mainstage/content/constants/gift-card';
import { offerPrices } from '@mainstage/content/constants/prices';
import { offerDays, promoTerms } from '@mainstage/content/constants/promo-terms';
import { confirmationLinkDays, retention } from '@mainstage/content/constants/retention';
import { videoUpload } from '@mainstage/content/constants/video-upload';
import { visit } from '@mainstage/content/constants/visits';
import { travelTimes } from '@mainstage/content/constants/travel-times';
import { businessEventClaims, webinarClaims, webinarFacts } from '@mainstage/content/constants/webinar';
import { shopFacts } from '@mainstage/content/shop/venue-cards';
import { horizonRooms } from '@mainstage/content/venues/carousels/horizon';
import { libertyRooms } from '@mainstage/content/venues/carousels/liberty';
import { skylineRooms } from '@mainstage/content/venues/carousels/skyline';
import { horizonConfigurations } from '@mainstage/content/venues/configurations/horizon';
import { libertyConfigurations } from '@mainstage/content/venues/configurations/liberty';
import { skylineConfigurations } from '@mainstage/content/venues/configurations/skyline';
import { placesOn } from '@mainstage/content/venues/places';
import { floors } from '@mainstage/venues/facts/plan/floors';
import { boundsOf } from '@mainstage/venues/facts/plan/shapes';
import { factsOf, layoutsOf, setUpsOf } from '@mainstage/venues/facts/capacities';
import { shopGuestRange, categoryClaims, marketingClaims, statedRanges } from '@mainstage/venues/facts/claims';
import { venueCatalog, isOffice, pagelessIds, partsOf } from '@mainstage/venues/facts/catalog';
import { type PlaceId, type VenueId, venueIds } from '@mainstage/venues/facts/ids';
import { numbersIn } from '@mainstage/venues/facts/numbers-in';
import { guestsByFloors } from '@mainstage/venues/facts/limits';
import { planning } from '@mainstage/venues/facts/planning';
import { doubleFloorDayPrices, doubleFloorPrices, startingPrices } from '@mainstage/venues/facts/prices';
import { goodsLift } from '@mainstage/venues/facts/shared-facts';

/** Quantity of a figure, whatever its unit word. */
export type Unit = 'sqm' | 'guests' | 'metres' | 'euro' | 'percent' | 'time' | 'technical';
export type Figures = Readonly<Record<Unit, readonly number[]>>;

/** Numbers on pages that are no venue facts, each with its reason. */
const otherNumbers = {
  // The scale bar of a plan and its steps.
  metres: [0, 1, 2, 3, 4, 5, 10, 20],
  // Free of charge.
  euro: [0],
} as const satisfies Partial<Record<Unit, readonly number[]>>;

const everywhere: readonly PlaceId[] = [...venueIds, ...pagelessIds];

/** Every permitted number of the site, from the typed facts and constants. */
export function statedFigures(): Figures {
  const shapes = Object.values(floors).flatMap(({ spaces, zones, hull }) => [
    hull,
    ...[...spaces, ...zones].map(({ shape }) => boundsOf(shape)),
  ]);
  const sides = shapes.flatMap(({ width, height }) => [hundredths(width), hundredths(height)]);
  return {
    sqm: numbersIn([
      everywhere.map(areasOf),
      marketingClaims.areaSqm,
      marketingClaims.ledWallSqm,
      categoryClaims,
      statedRanges,
      shopFacts,
    ]),
    guests: numbersIn([
      everywhere.map(guestsAt),
      marketingClaims.guestsPerFloor,
      shopGuestRange,
      guestsByFloors,
      statedRanges,
    ]),
    metres: numbersIn([
      otherNumbers.metres,
      sides,
      everywhere.map(wallWidths),
      everywhere.map(measuresAt),
      everywhere.map(technicalAt),
      [promoTerms, travelTimes],
    ]),
    euro: numbersIn([
      otherNumbers.euro,
      ...[startingPrices, doubleFloorPrices, doubleFloorDayPrices, offerPrices],
      ...[giftCardTerms, bookingTerms.paymentTerms, webinarFacts],
      // An estimate begins with the price of an extra hour.
      percentOf(numbersIn(startingPrices), numbersIn(bookingTerms.overtime.perHour)),
    ]),
    percent: numbersIn([bookingTerms, promoTerms, giftCardTerms, webinarClaims, businessEventClaims]),
    time: numbersIn([
      ...[
        bookingTerms,
        promoTerms,
        offerDays,
        giftCardTerms,
        visit,
        webinarFacts,
        cateringSizes,
        cateringTiers,
        travelTimes,
      ],
      ...[confirmationLinkDays, Object.values(retention).map(leading), everywhere.map(measuresAt)],
      // The longest notice of a rush charge is stated in days.
      bookingTerms.changes.rush.map(({ hoursBefore }) => hoursBefore / 24),
    ]),
    technical: numbersIn([everywhere.map(technicalAt), everywhere.map(measuresAt), goodsLift, videoUpload, planning]),
  };
}

/** Areas and guests that a venue's documents and plans may state: its own, its parts' and its halls'. */
export function figuresOf(id: VenueId): Pick<Figures, 'sqm' | 'guests'> {
  const own: readonly PlaceId[] = isOffice(id) ? [id] : [id, ...partsOf(id)];
  const near = pagelessIds.filter((each) => !isOffice(each) && own.includes(withinOf(each) ?? each));
  const shown = [...own, ...near];
  return {
    sqm: numbersIn([shown.map(areasOf), marketingClaims.ledWallSqm, ...(isOffice(id) ? [categoryClaims.offices] : [])]),
    guests: numbersIn([shown.map(guestsAt), marketingClaims.guestsPerFloor]),
  };
}

/** Figures that a venue's page may state outside its neighbours: its own; on a landing page also those of its rooms. */
export function figuresOnPageOf(id: VenueId): Pick<Figures, 'sqm' | 'guests'> {
  const { sqm, guests } = figuresOf(id);
  const shown = [...(landings[id] ?? []), ...placesOn(id)].map((card) => card.id);
  return {
    sqm: [...sqm, ...numbersIn(shown.map(areasOf))],
    guests: [...guests, ...numbersIn(shown.map(guestsAt))],
  };
}

const landings: Partial<Record<VenueId, readonly { id: PlaceId }[]>> = {
  'skyline-stage': [...skylineRooms, ...skylineConfigurations],
  'liberty-stage': [...libertyRooms, ...libertyConfigurations],
  'horizon-stage': [...horizonRooms, ...horizonConfigurations],
};

/** Figures of a venue's structured data. */
export function venueDataOf(id: VenueId): { maximumAttendeeCapacity: number } {
  return { maximumAttendeeCapacity: isOffice(id) ? venueCatalog[id].facts.people.value : factsOf(id).guests };
}

export { venueIds };

const withinOf = (id: PlaceId): PlaceId | undefined => {
  const place = venueCatalog[id];
  return 'within' in place ? place.within : undefined;
};

function areasOf(id: PlaceId): unknown {
  if (isOffice(id)) return [venueCatalog[id].facts.areaSqm.value, drawnOf(id)];
  const { areaSqm, ledWallsSqm } = factsOf(id);
  return [areaSqm, ledWallsSqm];
}

const drawnOf = (id: PlaceId) => ('measures' in venueCatalog[id] ? venueCatalog[id].measures : []);

function guestsAt(id: PlaceId): unknown {
  if (isOffice(id)) return [venueCatalog[id].facts.people.value, setUpsOf(id).map(({ guests }) => guests)];
  const capacities = Object.values(layoutsOf(id)).map(({ guests }) => guests);
  const shares = partsOf(id).length > 1 ? halves(capacities, partsOf(id).length) : [];
  return [factsOf(id).guests, capacities, shares, setUpsOf(id).map(({ guests }) => guests)];
}

/** Over several halls a plan states the seats of each, distributed evenly. */
const halves = (numbers: readonly number[], halls: number): number[] =>
  numbers.flatMap((number) => [Math.floor(number / halls), Math.ceil(number / halls)]);

const wallWidths = (id: PlaceId): number[] =>
  isOffice(id)
    ? []
    : [...factsOf(id).ledWallsSqm, marketingClaims.ledWallSqm].flatMap((wall) => {
        const width = wall / planning.wallHeight;
        return [Math.floor(width * 10) / 10, Math.round(width * 10) / 10];
      });

const measuresAt = (id: PlaceId): unknown => ('measures' in venueCatalog[id] ? venueCatalog[id].measures : []);
const technicalAt = (id: PlaceId): unknown => ('facts' in venueCatalog[id] ? venueCatalog[id].facts : []);
const percentOf = (sums: readonly number[], percents: readonly number[]): number[] =>
  sums.flatMap((sum) => percents.map((percent) => (sum * percent) / 100));
const hundredths = (length: number): number => Math.round(length * 100) / 100;
const leading = (period: string): number => Number(period.split(' ')[0]);
