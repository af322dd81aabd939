import { brand } from '../site/brand';
import { isVenueId, type VenueId, venueIds } from '@mainstage/venues/facts/ids';
import { venues } from '../venues/venues';
import type { PageContent } from '../site/page-content';

export const floorPlanWords = {
  back: 'Back to',
  kicker: 'Floor plan',
  lead: 'Drawn to scale from the building’s own measurements: walls, doors, the LED wall, and every seat in the layout you choose.',
  title: (name: string) => `Floor plan: ${name}`,
  close: 'Close the floor plan',
  layouts: 'Layout',
  tools: { in: 'Zoom in', out: 'Zoom out', whole: 'Whole plan', print: 'Print', open: 'Open full page' },
  area: 'Plan, zoom with plus and minus, move with the arrow keys',
  hint: 'Zoom with the buttons, the wheel, two fingers or plus and minus; drag or use the arrow keys to move.',
  dataSheet: 'Data sheet (PDF)',
  table: {
    rooms: 'The rooms on this plan',
    layouts: 'Seats in each layout',
    room: 'Room',
    floor: 'Floor',
    area: 'Area',
    measures: 'Inside',
    guests: 'Here in this layout',
    led: 'LED wall',
    layout: 'Layout',
    seats: 'Guests',
    none: '–',
  },
} as const;

export const floorPlanPages = Object.fromEntries(venueIds.map((id) => [id, pageOf(id)])) as Record<
  VenueId,
  PageContent
>;

/** The venue of a floor plan URL. */
export function planVenue(id: string | undefined): VenueId | undefined {
  return id !== undefined && isVenueId(id) ? id : undefined;
}

function pageOf(id: VenueId): PageContent {
  const { name, heroImage } = venues[id];
  return {
    path: `/venues/${id}/floor-plan`,
    lang: 'en',
    head: {
      title: `Floor plan: ${name}`,
      signature: brand.shortName,
      description: `${name} drawn to scale: walls, doors, dimensions and the seats in each layout, to zoom, print and share.`,
      keywords: ['floor plan', name, 'seating plan', 'event venue Frankfurt'],
      robots: 'index, follow',
      picture: heroImage.id,
    },
    copy: {},
  };
}
