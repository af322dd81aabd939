import type { VenueCategory } from '../venues/types';

/** Searchable kinds of venue, with their category on the venues' pages (rule venues.pages). */
export const kinds = {
  stages: { label: 'Stages', single: 'Stage', one: 'A stage', category: 'STAGES' },
  studios: { label: 'Studios', single: 'Studio', one: 'A studio', category: 'STUDIOS' },
  spaces: { label: 'Spaces', single: 'Space', one: 'A space', category: 'SPACES' },
  offices: { label: 'Offices', single: 'Office', one: 'An office', category: 'SPATIAL' },
} as const satisfies Record<string, { label: string; single: string; one: string; category: VenueCategory }>;

export type Kind = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as readonly Kind[];
