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
    lead: 'Every room and every combination of rooms, matched to your event as you type.',
    form: 'Venue finder',
    any: 'Any',
    fields: {
      guests: { label: 'Guests', unit: '' },
      area: { label: 'Area from', unit: 'sqm' },
      led: { label: 'LED wall from', unit: 'm' },
      layout: { label: 'Layout' },
      floor: { label: 'Floor' },
      kind: { label: 'Kind' },
    },
    noScript: 'JavaScript is off in your browser, so press the button after each change.',
    results: {
      all: 'Every room',
      none: 'No room fits all of that',
      one: 'room fits',
      many: 'rooms fit',
      of: 'of',
      inOrder: 'Floor by floor. Enter your numbers and the closest fit comes first.',
      ranked:
        'Rooms made for it first, then the closest fit: the fewest empty seats, the least LED wall and floor space left over.',
      share: 'The address of this page holds your search, to share or to keep.',
      clear: 'Clear the search',
      more: 'Show all',
      why: 'Why it fits',
    },
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
    more: 'Change',
    chart: {
      open: 'Show the chart',
      title: 'Capacity chart',
      text: 'Every venue and every combination in every layout.',
      legend: 'Numbers after ≈ are planned from the area, all others stated.',
      rule: `Planned capacities assume, in sqm per guest: ${perGuest}. Never more than the venue takes.`,
      fits: 'Fits your search',
      sort: 'Sort by',
      order: { house: 'Our order', up: 'Lowest first', down: 'Highest first' },
      print: 'Print the chart',
      none: 'no',
      planned: 'planned',
      columns: {
        name: 'Venue',
        floor: 'Floor',
        area: 'Area, sqm',
        guests: 'Guests',
        led: 'LED wall, m',
        compare: 'Compare',
      },
    },
    fitsMark: 'fits',
  },
} as const satisfies PageContent;
