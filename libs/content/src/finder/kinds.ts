import type { VenueCategory } from '../venues/types';

/** The kinds of venue that a planner can ask for, and the category that each is in the venues' own pages (spec 2). */
export const kinds = {
  stages: { label: 'Stages', one: 'A stage', category: 'STAGES' },
  studios: { label: 'Studios', one: 'A studio', category: 'STUDIOS' },
  spaces: { label: 'Spaces', one: 'A space', category: 'SPACES' },
  offices: { label: 'Offices', one: 'An office', category: 'SPATIAL' },
} as const satisfies Record<string, { label: string; one: string; category: VenueCategory }>;

export type Kind = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as readonly Kind[];
