import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { radius } from '../theme/tokens';
import { surface, type Tone } from '../theme/tones';

/** A separate surface inside a section: for a form, or the text next to it. */
export const Panel = styled(Paper, { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone?: Tone }>(
  ({ tone = 'white' }) => ({
    ...surface(tone),
    width: '100%',
    padding: 'clamp(24px, 4vw, 56px)',
    borderRadius: radius,
  }),
);
