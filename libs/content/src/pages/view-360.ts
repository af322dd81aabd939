import { brand } from '../site/brand';
import type { PageContent } from '../site/page-content';

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const view360 = {
  path: '/360-view',
  lang: 'en',
  head: {
    title: '360° view: stand in the room',
    name: '360° view',
    description: `Stand in the halls and rooms of ${brand.name} and turn around: 360° views, room by room.`,
    keywords: ['360 degree view', 'virtual tour', 'event venue Frankfurt', 'panorama'],
    robots: 'index, follow',
    picture: 'skyline-stage-launch',
  },
  copy: {
    back: 'Back to all venues',
    kicker: '360° view',
    title: 'Stand in the room and turn around.',
    here: 'You are standing in',
    missing: (venue: string, shown: string) => `There is no 360° view of ${venue} yet; you are standing in ${shown}.`,
    joined: (venue: string, rooms: readonly string[]) => `${venue}: its rooms are ${listed(rooms)}.`,
    roomsOf: (venue: string) => `Rooms of ${venue}`,
    unable:
      'Your browser cannot show the 360° view. Here is a still of the room; the list below leads to all the others.',
    start: 'Look around',
    loading: 'Loading the 360° view',
    area: '360° view: turn with the arrow keys, zoom with plus and minus',
    hint: 'Drag, or use the arrow keys, to turn; plus and minus zoom. The signs take you through the doors; press L to face the lift.',
    wheel: 'Hold Ctrl and turn the wheel to zoom',
    tools: {
      left: 'Turn left',
      right: 'Turn right',
      up: 'Look up',
      down: 'Look down',
      in: 'Zoom in',
      out: 'Zoom out',
      lift: 'Face the lift (L)',
      full: 'Full screen (F)',
      leave: 'Leave full screen (F)',
    },
    go: 'Go to',
    page: 'Open the page of',
    through: {
      door: 'next door',
      passage: 'along the passage',
      lift: 'by lift',
      setting: 'the same hall, set up differently',
    },
    lift: 'Lift',
    floor: 'floor',
    floorTitle: 'Floor',
    several: 'On several floors',
    rooms: '360° views',
    count: (views: number, venues: number) => `${views} views show ${venues} venues, floor by floor.`,
    nearby: 'From here',
    noView: 'no 360° view yet',
    about: 'All about',
    plan: 'Floor plan',
  },
} as const satisfies PageContent;
