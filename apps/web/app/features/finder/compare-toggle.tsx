import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { venueFinder } from '@mainstage/content/shared-pages/venue-finder';
import type { Place, PlaceId } from '@mainstage/finder/place';
import { CheckBoxMark } from '@mainstage/ui/theme/check-box-mark';
import { size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

interface CompareToggleProps {
  place: Place;
  compared: boolean;
  /** Three are chosen: no other can be. */
  full: boolean;
  /** The box alone, where its column has a title. */
  bare?: boolean;
  onToggle: (id: PlaceId) => void;
}

const Toggle = styled('label')({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 24,
  minHeight: 48,
  fontSize: size.small,
  fontWeight: 600,
  cursor: 'pointer',
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  '&:has(input:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 3 },
  '&:has(input:disabled)': { color: tone.muted, cursor: 'not-allowed', '& svg': { opacity: 0.4 } },
  '@media (scripting: none), print': { display: 'none' },
});

const { compare } = venueFinder.copy;

/** Chooses a place to be held beside others. */
export const CompareToggle = memo(function CompareToggle(props: CompareToggleProps) {
  const { place, compared, full, bare = false, onToggle } = props;
  return (
    <Toggle title={full && !compared ? compare.full : undefined}>
      <input type="checkbox" checked={compared} disabled={full && !compared} onChange={() => onToggle(place.id)} />
      <CheckBoxMark checked={compared} />
      <span>
        {!bare && compare.toggle}
        <Box component="span" sx={visuallyHidden}>
          {bare && compare.toggle} {place.name}
        </Box>
      </span>
    </Toggle>
  );
});
