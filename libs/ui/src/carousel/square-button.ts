import { styled } from '@mui/material/styles';
import { ease, motion, radius } from '../theme/tokens';
import { tone } from '../theme/tones';

/** A square control of 48 px with a sign in it; give it an `aria-label`. */
export const SquareButton = styled('button')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 48,
  height: 48,
  padding: 0,
  border: `1px solid ${tone.border}`,
  borderRadius: radius,
  backgroundColor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  transition: `background-color ${motion.quick} ${ease}, color ${motion.quick} ${ease}`,
  '&:hover:not(:disabled)': { backgroundColor: tone.text, color: tone.ground },
  '&:disabled': { borderColor: tone.line, color: tone.muted, cursor: 'default' },
});
