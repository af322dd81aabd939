import { isOffice } from '@mainstage/house/catalog';
import type { VenueId } from '@mainstage/house/ids';
import { madeOf } from '@mainstage/content/venues/relations';
import { venues } from '@mainstage/content/venues/venues';
import { type SetUpKind, setUpMinutes } from '../facts';

/** Which kind of set-up a venue needs; a venue of several rooms that of the greatest. */
function setUpKindOf(venue: VenueId): SetUpKind {
  if (isOffice(venue)) return 'office';
  if (venue === 'sky-lounge') return 'lounge';
  if (venue === 'sky-terrace') return 'terrace';
  if (madeOf(venue).length > 1) return 'floor';
  const { category } = venues[venue];
  if (category === 'STUDIOS') return 'studio';
  return category === 'STAGES' ? 'hall' : 'room';
}

/** Minutes before and after the hours, where a booking says nothing else. */
export const setUpOf = (venue: VenueId): { before: number; after: number } => setUpMinutes[setUpKindOf(venue)];
