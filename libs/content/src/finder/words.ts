import { nounFor } from '@mainstage/contracts/counted';
import { count, countSpan, sqm, type Span } from '@mainstage/venues/facts/number-format';
import { planning } from '@mainstage/venues/facts/planning';
import { kinds, type Kind } from './kinds';
import { seatsLine } from './seats-text';
import { layouts, type Layout } from '@mainstage/venues/facts/layouts';

const guests = (number: number) => `${count(number)} ${nounFor(number, 'guest', 'guests')}`;
const metres = (length: number) => `${count(length)} m`;
const floors = (numbers: readonly number[]) => `${nounFor(numbers.length, 'Floor', 'Floors')} ${numbers.join(' + ')}`;
const areaNumber = ({ min, max }: Span) => (min === max ? count(max) : countSpan({ min, max }));
const areaText = (area: Span) => `${areaNumber(area)} sqm`;

/** Sentences for criteria that a place meets. Areas in sqm, lengths in metres. */
export const reasonSentences = {
  guests: (has: number, need: number, layout?: Layout) => seatsLine({ has, need, layout }),
  layout: (layout: Layout, has: number) => `${layouts[layout].label} for up to ${guests(has)}`,
  /** The capacity of a layout that is calculated from the area. */
  calculated: (layout: Layout, has: number) => `${layouts[layout].label} for about ${guests(has)} (calculated)`,
  area: (has: Span, spare: number) =>
    `${areaText(has)}${spare > 0 ? `: ${has.min === has.max ? '' : 'up to '}${sqm(spare)} more than you asked for` : ': just what you asked for'}`,
  led: (has: number, spare: number) =>
    `LED wall ${metres(has)} wide${spare > 0 ? `: ${metres(spare)} more than you asked for` : ': just what you asked for'}`,
  floor: (has: readonly number[]) => floors(has),
  kind: (kind: Kind) => kinds[kind].one,
  stage: 'With a stage',
  stream: 'Live stream over our own uplink',
  daylight: 'Daylight',
  stepFree: 'Step-free from the street to every seat',
} as const;

/** Sentences for criteria that a place misses. */
export const missedSentences = {
  guests: (has: number, over: number, layout?: Layout) =>
    `${guests(over)} too many${layout ? ` for ${layouts[layout].label.toLowerCase()}` : ''}: it takes ${count(has)}`,
  open: (has: number, over: number) => `${guests(over)} more than the ${count(has)} it is built for; more on request`,
  layout: (layout: Layout) => `Cannot be set up ${layouts[layout].set}`,
  area: (has: Span, requested: number) => `${sqm(has.max)}, you asked for ${sqm(requested)}`,
  led: (has: number, requested: number) =>
    has === 0
      ? `No LED wall, you asked for ${metres(requested)}`
      : `LED wall ${metres(has)}, you asked for ${metres(requested)}`,
  floor: (has: readonly number[], requested: number) => `On ${floors(has).toLowerCase()}, not ${requested}`,
  kind: (has: Kind, requested: Kind) => `${kinds[has].one}, you asked for ${kinds[requested].one.toLowerCase()}`,
  stage: 'No stage',
  stream: 'Live stream by arrangement only',
  daylight: 'No daylight',
  stepFree: 'Not step-free to every seat',
} as const;

/** Purpose of a place, which explains its rank. */
export const uses = {
  hall: 'A hall with stage and LED wall',
  room: 'A room made for talking and working',
  studio: 'A studio: guests sit behind the cameras',
  reception: 'A lobby, bar or terrace, for before and after',
  office: 'A furnished office',
} as const;

/** Formats of a place's numbers on cards and in the chart. */
export const figures = {
  floors,
  guests: (number: number, open: boolean) =>
    `${count(number)}${open ? '+' : ''} ${open ? 'guests' : nounFor(number, 'guest', 'guests')}`,
  area: areaText,
  areaNumber,
  led: (width: number) => `LED wall ${metres(width)}, ${sqm(Math.round(width * planning.wallHeight))}`,
} as const;
