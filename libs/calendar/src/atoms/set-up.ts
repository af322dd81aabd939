import { isOffice } from '@mainstage/venues/facts/catalog';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { madeOf } from '@mainstage/content/venues/relations';
import { venues } from '@mainstage/content/venues/venues';
import { type SetUpKind, setUpMinutes } from '../facts';

/** A venue of several rooms has the class of the largest. */
function setUpKindOf(venue: VenueId): SetUpKind {
  if (isOffice(venue)) return 'office';
  if (venue === 'sky-lounge') return 'lounge';
  if (venue === 'sky-terrace') return 'terrace';
  if (madeOf(venue).length > 1) return 'floor';
  const { category } = venues[venue];
  if (category === 'STUDIOS') return 'studio';
  return category === 'STAGES' ? 'hall' : 'room';
}

/** Minutes before and after the hours, unless a booking sets its own. */
export const setUpOf = (venue: VenueId): { before: number; after: number } => setUpMinutes[setUpKindOf(venue)];
