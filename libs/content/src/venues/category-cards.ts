import { categoryClaims } from '@mainstage/house/claims';
import { sqm, sqmSpan } from '@mainstage/house/figures';
import type { PictureRef } from '../site/page-content';

/** A card of the Venue menu and a section of /venues (rule nav.order). */
export interface VenueCategoryLink {
  /** Where /venues shows it. */
  anchor: string;
  name: string;
  title: string;
  description: string;
  facts: readonly string[];
  image: PictureRef;
}

const { stages, spaces, offices } = categoryClaims;

export const venueCategoryLinks = {
  stages: {
    anchor: 'stages-section',
    name: 'STAGES',
    title: 'Halls with a wall of light',
    description:
      'Flat black floors, rigging overhead and a picture as wide as the room. For evenings with an audience, live or on screen.',
    facts: [sqmSpan(stages.areaSqm), `LED walls up to ${sqm(stages.ledWallSqm)}`, 'Theatre setup'],
    image: { id: 'hall-empty' },
  },
  spaces: {
    anchor: 'spaces-section',
    name: 'SPACES',
    title: 'Rooms for fewer people and longer thoughts',
    description:
      'A boardroom, an arena, a workshop, a terrace: each is made for one kind of conversation and good at it.',
    facts: [sqmSpan(spaces.areaSqm), `LED walls up to ${sqm(spaces.ledWallSqm)}`, 'Rooftop terraces'],
    image: { id: 'directors-morning' },
  },
  offices: {
    anchor: 'spatial-section',
    name: 'OFFICES',
    title: 'An address above the stage',
    description:
      'Furnished offices on two co-working floors, from a single door to a headquarters, with the event house downstairs.',
    facts: [
      sqmSpan(offices.areaSqm),
      `${offices.adjacentOffices.min}–${offices.adjacentOffices.max} adjacent offices by the year`,
      'High-end amenities',
    ],
    image: { id: 'office-dusk' },
  },
} as const satisfies Record<string, VenueCategoryLink>;
