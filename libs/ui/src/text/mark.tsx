import { styled } from '@mui/material/styles';
import { radius, size } from '../theme/tokens';
import { tone } from '../theme/tones';

/** Marks a result as an illustration or not binding. */
export const Mark = styled('strong')({
  display: 'inline-block',
  padding: '4px 12px',
  border: `1px solid ${tone.accent}`,
  borderRadius: radius,
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.4,
  color: tone.accent,
});
