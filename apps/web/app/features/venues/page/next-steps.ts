import { styled } from '@mui/material/styles';
import { motion, ease } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

/**
 * A row of links and buttons that look as text buttons. Styles its plain items: the carousel of a landing page has fifty,
 * and a `Button` for each takes an eighth of the server's render time.
 */
export const NextSteps = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  '@media print': { display: 'none' },
  '& > a, & > button': {
    appearance: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 48,
    padding: '10px 0',
    border: 0,
    background: 'none',
    color: tone.text,
    font: 'inherit',
    fontSize: '1rem',
    fontWeight: 600,
    lineHeight: 1.25,
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: 6,
    cursor: 'pointer',
    transition: `color ${motion.quick} ${ease}`,
    '&:hover': { color: tone.accent },
    '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 3 },
    '&:disabled': { color: tone.muted, textDecoration: 'none', cursor: 'default' },
  },
});
