import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { space } from '../theme/tokens';
import { surface, type Tone } from '../theme/tones';

export interface SurfaceProps {
  /** Surface of the section; everything inside follows it. */
  tone?: Tone;
  /** `flush` leaves out the vertical room, for pictures that fill the section. */
  room?: 'wide' | 'flush';
}

const Surface = styled('section', {
  // `as` too: handed on, it would be an attribute of the page instead of its element.
  shouldForwardProp: (prop) => prop !== 'tone' && prop !== 'room' && prop !== 'as',
})<SurfaceProps>(({ tone = 'paper', room = 'wide' }) => ({
  ...surface(tone),
  position: 'relative',
  overflow: 'clip',
  paddingBlock: room === 'wide' ? space.section : 0,
}));

type SectionProps = ComponentProps<typeof Surface> & {
  /** Its content reaches the edges of the screen, or brings containers of its own. */
  bleed?: boolean;
};

/** One band of the page, its content in the page's measure. Give it `aria-labelledby` where it has a heading. */
export function Section({ bleed = false, children, ...surface }: SectionProps) {
  return <Surface {...surface}>{bleed ? children : <Container>{children}</Container>}</Surface>;
}
