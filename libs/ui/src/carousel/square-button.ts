import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { tone } from '../theme/tones';

/** A framed icon button; it needs an `aria-label`. */
export const SquareButton = styled(IconButton)({
  border: `1px solid ${tone.border}`,
  '&:hover': { backgroundColor: tone.text, color: tone.ground },
  '&.Mui-disabled': { borderColor: tone.line, color: tone.muted },
});
