import { planning } from '@mainstage/venues/facts/planning';
import { layoutNames, layouts } from '@mainstage/venues/facts/layouts';
import type { PageContent } from '../site/page-content';

const { sqmPerGuest } = planning;
const perGuest = layoutNames.map((name) => `${layouts[name].label.toLowerCase()} ${sqmPerGuest[name]}`).join(', ');

export const venueFinder = {
  path: '/venues/finder',
  lang: 'en',
  head: {
    title: 'Venue finder and capacity chart',
    name: 'Venue finder',
    description:
      'Guests, layout, area, LED wall: see straight away which stages, studios, rooms and combinations in Frankfurt fit, and what the others lack.',
    keywords: ['venue finder Frankfurt', 'capacity chart', 'event venue capacity', 'LED wall width', 'seating layout'],
    robots: 'index, follow',
    picture: 'room-keys',
  },
  copy: {
    back: 'All venues',
    title: 'Enter your numbers. See the rooms.',
    lead: 'Rooms and combinations of rooms, matched as you type.',
    form: 'Venue finder',
    fields: {
      area: { label: 'Area from', unit: 'sqm' },
      led: { label: 'LED wall from', unit: 'm' },
      floor: { label: 'Floor' },
      kind: { label: 'Kind' },
    },
    noScript: 'JavaScript is off in your browser, so press the button after each change.',
    empty: {
      text: 'Drop one requirement, look at what comes close, or tell us what you need: two halls can often do what one cannot.',
      drop: {
        guests: 'Without the guests',
        area: 'Without the area',
        led: 'Without the LED wall',
        layout: 'In any layout',
        floor: 'On any floor',
        kind: 'Of any kind',
        stage: 'Without a stage',
        stream: 'Without the live stream',
        daylight: 'Without daylight',
        stepFree: 'Step-free or not',
      },
      ask: 'Ask us',
    },
    near: {
      title: 'Close matches',
      text: 'These come closest to what you asked for.',
      missing: 'What is missing',
      show: (rooms: number) => (rooms === 1 ? 'Show it' : `Show all ${rooms}`),
    },
    compare: {
      toggle: 'Compare',
      title: 'Side by side',
      chosen: 'Chosen to compare',
      show: 'See them side by side',
      remove: 'Remove',
      full: 'Three at most. Remove one to add another.',
      clear: 'Clear',
      fits: 'Fits your search',
      none: 'as its rooms',
      rows: {
        kind: 'Kind',
        floor: 'Floor',
        area: 'Area, sqm',
        guests: 'Most guests',
        led: 'LED wall, m',
        search: 'Your search',
      },
    },
    more: (chosen: number) => (chosen > 0 ? `More filters (${chosen} chosen)` : 'More filters'),
    chart: {
      open: 'Show the chart',
      title: 'Capacity chart',
      text: 'Every venue and every combination in every layout.',
      legend: 'Numbers after ≈ are calculated from the area, all others stated.',
      rule: `Calculated capacities assume, in sqm per guest: ${perGuest}. Never more than the venue takes. Prices are starting prices per day, of workshops per event.`,
      fits: 'Fits your search',
      sort: 'Sort by',
      order: { house: 'Our order', up: 'Lowest first', down: 'Highest first' },
      print: 'Print the chart',
      none: 'no',
      planned: 'about',
      columns: {
        name: 'Venue',
        floor: 'Floor',
        area: 'Area, sqm',
        guests: 'Guests',
        led: 'LED wall, m',
        price: 'Price from',
        compare: 'Compare',
      },
    },
    fitsMark: 'fits',
  },
} as const satisfies PageContent;
