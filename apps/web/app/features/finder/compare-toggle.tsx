import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { venueFinder } from '@mainstage/content/shared-pages/venue-finder';
import type { Place, PlaceId } from '@mainstage/venues/search/place';
import { size } from '@mainstage/ui/theme/tokens';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';

interface CompareToggleProps {
  place: Place;
  compared: boolean;
  /** Three places are chosen, the maximum. */
  full: boolean;
  /** Only the checkbox, if its column has a title. */
  bare?: boolean;
  onToggle: (id: PlaceId) => void;
}

const Toggle = styled(FormControlLabel)({
  position: 'relative',
  zIndex: 1,
  alignItems: 'center',
  minWidth: 24,
  minHeight: 48,
  '& .MuiCheckbox-root': { padding: 0, margin: 0 },
  '& .MuiFormControlLabel-label': { padding: 0, fontSize: size.small, fontWeight: 600 },
  '&:has(input:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 3 },
  '&.Mui-disabled': { cursor: 'not-allowed', '& svg': { opacity: 0.4 } },
  '@media (scripting: none), print': { display: 'none' },
});

const { compare } = venueFinder.copy;

/** Adds a place to the comparison. */
export const CompareToggle = memo(function CompareToggle(props: CompareToggleProps) {
  const { place, compared, full, bare = false, onToggle } = props;
  return (
    <Toggle
      title={full && !compared ? compare.full : undefined}
      checked={compared}
      disabled={full && !compared}
      onChange={() => onToggle(place.id)}
      control={<Checkbox />}
      label={
        <>
          {!bare && compare.toggle}
          <VisuallyHidden>
            {bare && compare.toggle} {place.name}
          </VisuallyHidden>
        </>
      }
    />
  );
});
