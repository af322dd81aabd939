import type { VenueKind } from '@mainstage/content/venues/kinds';

/** A section of a venue's page below its figures; the rooms of a joined venue show where they are in the building. */
export type PagePart = 'rooms' | 'decide' | 'gallery' | 'technical' | 'building';

export interface PageShape {
  /** The sections in their order; what the kind has no data for is left out. */
  parts: readonly PagePart[];
  /** Which of the layout's picture and plan is larger; a plan of two halls is higher than wide. */
  seating: 'picture' | 'plan' | 'tall-plan';
  gallery: 'large' | 'low';
  /**
   * `rows`: the technical specifications, then the equipment. `equipment`: the equipment first, on a phone too.
   * `equipment-only`: the equipment; the rows are shown on demand.
   */
  technical: 'rows' | 'equipment' | 'equipment-only';
}

/** Each kind of venue begins with the facts by which its visitors decide (rule venues.pages). */
export const pageShapes: Readonly<Record<VenueKind, PageShape>> = {
  hall: {
    parts: ['decide', 'technical', 'gallery', 'building'],
    seating: 'picture',
    gallery: 'large',
    technical: 'rows',
  },
  studio: {
    parts: ['technical', 'decide', 'gallery', 'building'],
    seating: 'picture',
    gallery: 'low',
    technical: 'equipment',
  },
  'meeting-room': {
    parts: ['decide', 'gallery', 'technical', 'building'],
    seating: 'plan',
    gallery: 'low',
    technical: 'equipment-only',
  },
  office: {
    parts: ['decide', 'technical', 'building', 'gallery'],
    seating: 'plan',
    gallery: 'low',
    technical: 'equipment-only',
  },
  lounge: {
    parts: ['gallery', 'decide', 'building', 'technical'],
    seating: 'picture',
    gallery: 'large',
    technical: 'equipment-only',
  },
  floor: {
    parts: ['rooms', 'decide', 'gallery', 'technical'],
    seating: 'plan',
    gallery: 'low',
    technical: 'equipment-only',
  },
  joined: {
    parts: ['rooms', 'decide', 'technical', 'gallery'],
    seating: 'tall-plan',
    gallery: 'low',
    technical: 'equipment-only',
  },
};
