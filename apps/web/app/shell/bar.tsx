import AppBar from '@mui/material/AppBar';
import { styled } from '@mui/material/styles';
import { ease, motion } from '@mainstage/ui/theme/tokens';
import { surface } from '@mainstage/ui/theme/tones';

export type HeaderLook = 'over-hero' | 'above' | 'scrolled' | 'open';

const white = surface('white');
const grounds = {
  'over-hero': { ...surface('ink'), backgroundColor: 'transparent' },
  // The content scrolling beneath may be dark before the bar turns white.
  above: surface('paper'),
  scrolled: { ...white, boxShadow: '0 8px 40px rgba(10, 10, 15, 0.1)' },
  open: white,
} as const;

/** The fixed bar above every page. */
export const Bar = styled(AppBar, { shouldForwardProp: (prop) => prop !== 'look' })<{ look: HeaderLook }>(
  ({ look }) => ({
    transition: `background-color ${motion.calm} ${ease}, box-shadow ${motion.calm} ${ease}`,
    ...grounds[look],
  }),
);
