import type { Fact, Source } from './fact';
import type { Opening, TechnicalFacts } from './facts';
import { count } from './figures';
import { floors } from './floors';
import { factsOf } from './capacities';
import { house, isOffice, type OfficeId, partsOf, type RoomId, roomOf } from './house';
import type { PlaceId, VenueId } from './ids';
import { specificationsOf } from './present';
import type { Price } from './prices';
import { goodsLift } from './shared-facts';

/** A fact that a planner decides by, ready to read, and where it comes from. */
export interface SaidFact {
  label: string;
  text: string;
  source: Source;
}

const opening = ({ widthM, heightM }: Opening): string => `${widthM} m × ${heightM} m`;

/** How each fact is called and said. The compiler asks for every one. */
const said: { [Name in keyof TechnicalFacts]: [string, (value: TechnicalFacts[Name]['value']) => string] } = {
  clearHeightM: ['Clear height', (height) => (height === null ? 'open sky' : `${height} m`)],
  rigging: ['Rigging', (load) => (load ? `${load.points} points of ${count(load.kgEach)} kg each` : 'none')],
  power: ['Power', ({ amps, points }) => `${amps} A, three-phase, at ${points} points`],
  network: ['Wired line', ({ downMbit, upMbit }) => `${count(downMbit)} Mbit/s down, ${count(upMbit)} Mbit/s up`],
  fixedCameras: ['Fixed cameras', (cameras) => (cameras > 0 ? String(cameras) : 'none')],
  stream: ['Live stream', (stream) => (stream ? 'line in the house' : 'by arrangement')],
  goodsDoor: ['Door for goods', opening],
  daylight: ['Daylight', (daylight) => daylight],
  stepFree: ['Step-free', (free) => (free ? 'from the street to every seat' : 'by another way: ask us')],
  freshAirM3: ['Fresh air', (air) => (air === null ? 'open air' : `${air} cubic metres an hour for each guest`)],
};

/** The technical facts of a room or an office, in the order of a planner's questions. */
export function technicalFactsOf(id: RoomId | OfficeId): readonly SaidFact[] {
  const facts: TechnicalFacts = isOffice(id) ? house[id].facts : roomOf(id).facts;
  const names = Object.keys(said) as (keyof TechnicalFacts)[];
  return names.map((name) => {
    const [label, say] = said[name];
    const { value, source }: Fact<unknown> = facts[name];
    return { label, text: (say as (value: unknown) => string)(value), source };
  });
}

/** What a floor has for all its rooms, and the lift that leads there. */
export function floorFactsOf(id: VenueId): readonly SaidFact[] {
  const [floor] = isOffice(id) ? [house[id].floor] : factsOf(id).floors;
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

/** From 2,500 euros per day; as part of Skyline Floor; or why no price can be said. */
export function priceOf(id: VenueId): SaidFact {
  const { value, source }: Fact<Price<PlaceId>> = house[id].price;
  const label = 'Price';
  if ('onRequest' in value) return { label, text: `On request, ${value.onRequest}`, source };
  const text = `From ${count(value.fromEuro)} euros per ${value.per}`;
  return { label, text: value.of ? `${text}, as part of ${house[value.of].words.name}` : text, source };
}

/** The rooms whose technical facts decide for a venue: its halls with a wall of light, or all of its rooms. */
export function decidingRooms(id: VenueId): readonly (RoomId | OfficeId)[] {
  if (isOffice(id)) return [id];
  const halls = partsOf(id).filter((room) => roomOf(room).facts.ledWallSqm.value !== null);
  return halls.length > 0 ? halls : partsOf(id);
}

/** The facts that a venue's own rows tell under another name: they tell them more fully, and nothing is said twice. */
const toldAs: Readonly<Record<string, string>> = {
  Network: 'Wired line',
  Uplink: 'Wired line',
  Cameras: 'Fixed cameras',
};

/**
 * All that decides about a venue besides what its own specifications tell: price, technology, floor. Where its rooms
 * differ in a fact, each room's is named.
 */
export function decidingFactsOf(id: VenueId): readonly SaidFact[] {
  const told = new Set(specificationsOf(id).map(([label]) => toldAs[label] ?? label));
  const rooms = decidingRooms(id).map((room) => ({ name: house[room].words.name, facts: technicalFactsOf(room) }));
  const technical = rooms[0]!.facts.map(({ label, source }, index) => {
    const texts = rooms.map(({ name, facts }) => ({ name, text: facts[index]!.text }));
    const same = texts.every(({ text }) => text === texts[0]!.text);
    return { label, source, text: same ? texts[0]!.text : texts.map(({ name, text }) => `${name} ${text}`).join('; ') };
  });
  return [priceOf(id), ...technical, ...floorFactsOf(id)].filter(({ label }) => !told.has(label));
}

/** One fact of a venue by its name, from its own rows or from those that decide; empty where it has none. */
export function factNamed(id: VenueId, name: string): string {
  const own = specificationsOf(id).find(([label]) => (toldAs[label] ?? label) === name);
  return own?.[1] ?? decidingFactsOf(id).find(({ label }) => label === name)?.text ?? '';
}

/** A price as a figure with what it is for. */
export interface PriceFigure {
  /** €2,500, or On request. */
  figure: string;
  /** from, per day; or why no price can be said. */
  note: string;
  /** as part of Skyline Floor; empty for a price of its own. */
  of: string;
}

export function priceFigureOf(id: VenueId): PriceFigure {
  const { value }: Fact<Price<PlaceId>> = house[id].price;
  if ('onRequest' in value) return { figure: 'On request', note: value.onRequest, of: '' };
  const of = value.of ? `as part of ${house[value.of].words.name}` : '';
  return { figure: `€${count(value.fromEuro)}`, note: `from, per ${value.per}`, of };
}

/** The price in a line: from €2,500 per day, as part of Skyline Floor. */
export function priceLineOf(id: VenueId): string {
  const { figure, note, of } = priceFigureOf(id);
  const price = note.startsWith('from') ? `from ${figure}${note.slice('from,'.length)}` : `${figure}, ${note}`;
  return of ? `${price}, ${of}` : price;
}
