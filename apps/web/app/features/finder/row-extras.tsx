import { styled } from '@mui/material/styles';
import type { Place } from '@mainstage/venues/search/place';
import { tone } from '@mainstage/ui/theme/tones';
import { ShortlistButton } from '../../shortlist/shortlist-button';
import { CompareToggle } from './compare-toggle';
import type { Finder } from './use-finder';

const Extras = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  '& button[aria-pressed]:hover': { backgroundColor: tone.ground, color: tone.accent },
});

interface RowExtrasProps extends Pick<Finder, 'toggle'> {
  place: Place;
  compared: boolean;
  full: boolean;
}

/** Buttons of a row that only the finder has: shortlist and comparison. */
export function RowExtras({ place, compared, full, toggle }: RowExtrasProps) {
  return (
    // Aligns the ribbon with the text; its square lies outside the column.
    <Extras sx={{ marginLeft: place.id === place.page ? '-17px' : 0 }}>
      {place.id === place.page && <ShortlistButton venue={place.id} />}
      <CompareToggle place={place} compared={compared} full={full} onToggle={toggle} />
    </Extras>
  );
}
