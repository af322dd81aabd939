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
      'Guests, layout, area, LED wall: see at once which stages, studios, rooms and combinations in Frankfurt fit, and what the others lack.',
    keywords: ['venue finder Frankfurt', 'capacity chart', 'event venue capacity', 'LED wall width', 'seating layout'],
    robots: 'index, follow',
    picture: 'room-keys',
  },
  copy: {
    back: 'All venues',
    title: 'Say the numbers. See the rooms.',
    lead: 'Every room of the house and every combination of rooms, held against your event as you type.',
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
    noScript: 'Your browser runs no scripts here, so nothing can be searched. The chart below has every venue.',
    results: {
      all: 'Every place in the house',
      none: 'No place takes all of that',
      one: 'place fits',
      many: 'places fit',
      of: 'of',
      inOrder: 'In the order of the house. Ask for something and the tightest fit comes first.',
      ranked:
        'What is made for it first, then the tightest fit: the fewest empty places, the least LED wall and floor left over.',
      share: 'The address above holds this search. Send it on.',
      clear: 'Clear the search',
      more: 'Show all',
      why: 'Why it fits',
    },
    empty: {
      text: 'Drop one wish, look at what comes near, or tell us what you need: two halls can often do what one cannot.',
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
      title: 'Nearly',
      text: 'These miss your wishes by the least.',
      missing: 'What is missing',
    },
    compare: {
      toggle: 'Compare',
      title: 'Side by side',
      chosen: 'Chosen to compare',
      show: 'See them side by side',
      remove: 'Take out',
      full: 'Three at most. Take one out to put another in.',
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
    chart: {
      title: 'Capacity chart',
      text: 'Every venue and every combination in every layout.',
      legend: 'Numbers after ≈ are planned from the area, all others stated.',
      rule: `Planned with so many sqm of guest floor for each guest: ${perGuest}. Never more than the venue takes.`,
      fits: 'Fits your search',
      sort: 'Sort by',
      order: { house: 'House order', up: 'Lowest first', down: 'Highest first' },
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
