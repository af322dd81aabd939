import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { colour, ease, motion, size } from '@mainstage/ui/theme/tokens';

/** An entry of the bar, link or button: underlined on the current page and on hover. */
export const BarItem = styled(ButtonBase)({
  gap: 8,
  minHeight: 48,
  fontFamily: 'inherit',
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  backgroundImage: `linear-gradient(${colour.signal}, ${colour.signal})`,
  backgroundPosition: '0 calc(50% + 14px)',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '0 2px',
  transition: `background-size ${motion.quick} ${ease}`,
  '&:hover, &.active, &[aria-expanded="true"]': { backgroundSize: '100% 2px' },
}) as typeof ButtonBase;
