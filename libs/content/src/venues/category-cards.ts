import { categoryClaims } from '@mainstage/venues/facts/claims';
import { sqm, sqmSpan } from '@mainstage/venues/facts/number-format';
import { coWorkingFloors } from '@mainstage/venues/facts/floors';
import type { PictureRef } from '../site/page-content';

/** A card of the Venue menu and a section of /venues (rule nav.order). */
export interface VenueCategoryLink {
  /** Its anchor on /venues. */
  anchor: string;
  name: string;
  title: string;
  description: string;
  /** Each number with the explanation of its difference from single rooms. */
  facts: readonly string[];
  image: PictureRef;
}

/** Explains the largest walls, which no single hall has: the tiles are movable between halls. */
export const wallNotes = {
  stages: 'when two halls share one picture',
  shop: 'with tiles from a second hall',
} as const;

const { stages, spaces, offices } = categoryClaims;
const adjacentOffices = `${offices.adjacentOffices.min}–${offices.adjacentOffices.max} adjacent offices by the year`;

export const venueCategoryLinks = {
  stages: {
    anchor: 'stages-section',
    name: 'STAGES',
    title: 'Halls with a wall of light',
    description:
      'Flat black floors, rigging overhead and a picture as wide as the room. For evenings with an audience, live or on screen.',
    facts: [
      `${sqmSpan(stages.areaSqm)}, with or without the lounge next door`,
      `LED walls up to ${sqm(stages.ledWallSqm)} ${wallNotes.stages}`,
      'Theatre setup',
    ],
    image: { id: 'hall-empty' },
  },
  spaces: {
    anchor: 'spaces-section',
    name: 'SPACES',
    title: 'Smaller rooms for longer conversations',
    description:
      'A boardroom, an arena, a workshop, a terrace: each is made for one kind of conversation and good at it.',
    facts: [
      `${sqmSpan(spaces.areaSqm)}, on its own or two combined`,
      `Mobile LED walls up to ${sqm(spaces.ledWallSqm)}`,
      'Rooftop terraces',
    ],
    image: { id: 'directors-morning' },
  },
  offices: {
    anchor: 'spatial-section',
    name: 'OFFICES',
    title: 'An address above the stage',
    description: `Furnished offices on co-working floors ${coWorkingFloors.join(' and ')}: from a single door to a headquarters, with the event floors downstairs.`,
    facts: [`${sqmSpan(offices.areaSqm)}, from one team room to two floors`, adjacentOffices, 'High-end amenities'],
    image: { id: 'office-dusk' },
  },
} as const satisfies Record<string, VenueCategoryLink>;
