import { styled } from '@mui/material/styles';
import { navigation } from '@mainstage/content/site/navigation';
import { colour, radius } from '@mainstage/ui/theme/tokens';

const Jump = styled('a')({
  position: 'fixed',
  zIndex: 1200,
  top: 12,
  left: 12,
  padding: '12px 20px',
  borderRadius: radius,
  backgroundColor: colour.signal,
  color: colour.ink,
  fontWeight: 600,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
});

/** First stop of the keyboard: past the navigation. */
export function SkipLink() {
  return (
    <Jump href="#content" lang="en">
      {navigation.words.skip}
    </Jump>
  );
}
