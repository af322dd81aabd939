import type { Fact, Source } from './fact';
import type { Opening, TechnicalFacts } from './facts';
import { count } from './number-format';
import { floors } from './floors';
import { factsOf } from './capacities';
import { venueCatalog, isOffice, type OfficeId, partsOf, type RoomId, roomOf } from './catalog';
import type { PlaceId, VenueId } from './ids';
import { specificationsOf } from './present';
import type { Price } from './prices';
import { goodsLift } from './shared-facts';

/** A technical fact formatted for display, with its source. */
export interface PresentedFact {
  label: string;
  text: string;
  source: Source;
}

const opening = ({ widthM, heightM }: Opening): string => `${widthM} m × ${heightM} m`;

/** Label and formatter of each fact. The compiler rejects a missing one. */
const presentations: { [Name in keyof TechnicalFacts]: [string, (value: TechnicalFacts[Name]['value']) => string] } = {
  clearHeightM: ['Clear height', (height) => (height === null ? 'open sky' : `${height} m`)],
  rigging: ['Rigging', (load) => (load ? `${load.points} points of ${count(load.kgEach)} kg each` : 'none')],
  power: ['Power', ({ amps, points }) => `${amps} A, three-phase, at ${points} points`],
  network: ['Wired internet', ({ downMbit, upMbit }) => `${count(downMbit)} Mbit/s down, ${count(upMbit)} Mbit/s up`],
  fixedCameras: ['Fixed cameras', (cameras) => (cameras > 0 ? String(cameras) : 'none')],
  stream: ['Live stream', (stream) => (stream ? 'dedicated uplink' : 'by arrangement')],
  goodsDoor: ['Loading door', opening],
  daylight: ['Daylight', (daylight) => (daylight === 'with blackout' ? 'yes, with blackout' : daylight)],
  stepFree: ['Step-free', (free) => (free ? 'from the street to every seat' : 'by another route: ask us')],
  freshAirM3: ['Fresh air', (air) => (air === null ? 'open air' : `${air} cubic metres an hour per guest`)],
};

/** The technical facts of a room or an office, in the order in which planners ask. */
export function technicalFactsOf(id: RoomId | OfficeId): readonly PresentedFact[] {
  const facts: TechnicalFacts = isOffice(id) ? venueCatalog[id].facts : roomOf(id).facts;
  const names = Object.keys(presentations) as (keyof TechnicalFacts)[];
  return names.map((name) => {
    const [label, format] = presentations[name];
    const { value, source }: Fact<unknown> = facts[name];
    return { label, text: (format as (value: unknown) => string)(value), source };
  });
}

/** Facts that all rooms of a floor share, and its lift. */
export function floorFactsOf(id: VenueId): readonly PresentedFact[] {
  const [floor] = isOffice(id) ? [venueCatalog[id].floor] : factsOf(id).floors;
  const { toilets, cloakroom } = floors[floor!].facts;
  const { widthM, heightM, lengthM, kg } = goodsLift.value;
  return [
    {
      label: 'Goods lift',
      text: `${widthM} m wide, ${heightM} m high, ${lengthM} m long, ${count(kg)} kg`,
      source: goodsLift.source,
    },
    {
      label: 'Toilets',
      text: `${toilets.value.cabins} on the floor, ${toilets.value.accessible} of them accessible`,
      source: toilets.source,
    },
    { label: 'Cloakroom', text: cloakroom.value ? 'on the floor' : 'on the entrance floor', source: cloakroom.source },
  ];
}

/** From 2,500 euros per day; as part of Skyline Floor; or why there is no price. */
export function priceOf(id: VenueId): PresentedFact {
  const { value, source }: Fact<Price<PlaceId>> = venueCatalog[id].price;
  const label = 'Price';
  if ('onRequest' in value) return { label, text: `On request, ${value.onRequest}`, source };
  const text = `From ${count(value.fromEuro)} euros per ${value.per}`;
  return { label, text: value.of ? `${text}, as part of ${venueCatalog[value.of].words.name}` : text, source };
}

/** The rooms whose technical facts are shown for a venue: its halls with an LED wall, or all of its rooms. */
export function decidingRooms(id: VenueId): readonly (RoomId | OfficeId)[] {
  if (isOffice(id)) return [id];
  const halls = partsOf(id).filter((room) => roomOf(room).facts.ledWallSqm.value !== null);
  return halls.length > 0 ? halls : partsOf(id);
}

/** Rows that state a deciding fact in more detail under another name, so that it is not shown twice. */
const rowNames: Readonly<Record<string, string>> = {
  Network: 'Wired internet',
  Uplink: 'Wired internet',
  Cameras: 'Fixed cameras',
};

/**
 * Deciding facts of a venue that its specifications do not show: price, technology, floor. If its rooms differ in a
 * fact, each room's value is listed.
 */
export function decidingFactsOf(id: VenueId): readonly PresentedFact[] {
  const shownLabels = new Set(specificationsOf(id).map(([label]) => rowNames[label] ?? label));
  const rooms = decidingRooms(id).map((room) => ({
    name: venueCatalog[room].words.name,
    facts: technicalFactsOf(room),
  }));
  const technical = rooms[0]!.facts.map(({ label, source }, index) => {
    const texts = rooms.map(({ name, facts }) => ({ name, text: facts[index]!.text }));
    const same = texts.every(({ text }) => text === texts[0]!.text);
    return { label, source, text: same ? texts[0]!.text : texts.map(({ name, text }) => `${name} ${text}`).join('; ') };
  });
  return [priceOf(id), ...technical, ...floorFactsOf(id)].filter(({ label }) => !shownLabels.has(label));
}

/** One fact of a venue by its label; empty if it has none. */
export function factNamed(id: VenueId, name: string): string {
  const own = specificationsOf(id).find(([label]) => (rowNames[label] ?? label) === name);
  return own?.[1] ?? decidingFactsOf(id).find(({ label }) => label === name)?.text ?? '';
}

/** A price with its scope. */
export interface PriceFigure {
  /** €2,500, or On request. */
  figure: string;
  /** from, per day; or why there is no price. */
  note: string;
  /** as part of Skyline Floor; empty for a price of its own. */
  of: string;
}

export function priceFigureOf(id: VenueId): PriceFigure {
  const { value }: Fact<Price<PlaceId>> = venueCatalog[id].price;
  if ('onRequest' in value) return { figure: 'On request', note: value.onRequest, of: '' };
  const of = value.of ? `as part of ${venueCatalog[value.of].words.name}` : '';
  return { figure: `€${count(value.fromEuro)}`, note: `from, per ${value.per}`, of };
}

/** The price in a line: from €2,500 per day, as part of Skyline Floor. */
export function priceLineOf(id: VenueId): string {
  const { value }: Fact<Price<PlaceId>> = venueCatalog[id].price;
  const { figure, note, of } = priceFigureOf(id);
  const price = 'onRequest' in value ? `${figure}, ${note}` : `from ${figure} per ${value.per}`;
  return of ? `${price}, ${of}` : price;
}
