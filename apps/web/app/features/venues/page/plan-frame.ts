import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { colour, radius } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

/** The frame of a room's picture and plan, side by side or stacked. */
export const frame = { position: 'relative', aspectRatio: '4 / 3', overflow: 'hidden', borderRadius: radius } as const;

/** A small plan that opens the large one; without scripts neither is shown. */
export const PlanButton = styled(ButtonBase)({
  ...frame,
  display: 'block',
  width: '100%',
  padding: 'clamp(8px, 1vw, 14px)',
  border: `1px solid ${tone.line}`,
  backgroundColor: colour.white,
  cursor: 'zoom-in',
  '@media (scripting: none)': { display: 'none' },
});
