import ToggleButton from '@mui/material/ToggleButton';
import { styled } from '@mui/material/styles';
import { shortlistWords } from '@mainstage/content/shortlist/words';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { venueNames } from '@mainstage/venues/facts/venue-names';
import { size as textSize } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { shortlist } from './shortlist-store';
import { ShortlistMark } from './shortlist-mark';

interface ShortlistButtonProps {
  venue: VenueId;
  /** The icon only, 48 px square, for the corner of a picture; or with a label beside it. */
  look?: 'mark' | 'word';
  /** `large` beside large buttons. */
  size?: 'medium' | 'large';
}

const Toggle = styled(ToggleButton, { shouldForwardProp: (prop) => prop !== 'look' })<{ look: 'mark' | 'word' }>(
  ({ look }) => ({
    // Above the link that covers a whole card.
    zIndex: 1,
    flex: 'none',
    // The icon alone is centred.
    gap: look === 'word' ? 12 : 0,
    minWidth: 48,
    padding: look === 'word' ? '0 20px 0 17px' : 0,
    fontSize: textSize.small,
    '&, &.Mui-selected': {
      borderColor: look === 'word' ? tone.border : 'transparent',
      backgroundColor: look === 'word' ? 'transparent' : tone.ground,
      color: tone.text,
    },
    '&.Mui-selected svg': { color: tone.accent },
    '&:hover, &.Mui-selected:hover': { backgroundColor: tone.text, color: tone.ground },
    '&:hover svg, &.Mui-selected:hover svg': { color: 'inherit' },
    // Nothing can be stored without a script.
    '@media (scripting: none)': { display: 'none' },
    '@media print': { display: 'none' },
  }),
);

/**
 * Adds a venue to the visitor's shortlist or removes it. It is above a card's covering link; its parent positions it.
 */
export function ShortlistButton({ venue, look = 'mark', size = 'medium' }: ShortlistButtonProps) {
  const listed = shortlist.useValue().includes(venue);
  const name = venueNames[venue];

  return (
    <Toggle look={look} size={size} value={venue} selected={listed} onChange={() => shortlist.toggle(venue)}>
      <ShortlistMark filled={listed} />
      <span>
        {look === 'word' && shortlistWords.toggle}
        <VisuallyHidden>
          {look === 'mark' && shortlistWords.toggle} {name}
        </VisuallyHidden>
      </span>
    </Toggle>
  );
}
