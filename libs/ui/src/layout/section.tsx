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
  // `as` and `sx` too: handed on, they would be attributes of the page's element.
  shouldForwardProp: (prop) => !['tone', 'room', 'as', 'sx'].includes(String(prop)),
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
