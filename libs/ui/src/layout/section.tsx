import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { space } from '../theme/tokens';
import { surface, type Tone } from '../theme/tones';

export interface SurfaceProps {
  /** Surface of the section; all content inherits its colours. */
  tone?: Tone;
  /** `flush` has no vertical padding, for pictures that fill the section. */
  room?: 'wide' | 'flush';
}

const Surface = styled('section', {
  // `as` and `sx` too: passed on, they would be attributes of the element.
  shouldForwardProp: (prop) => !['tone', 'room', 'as', 'sx'].includes(String(prop)),
})<SurfaceProps>(({ tone = 'paper', room = 'wide' }) => ({
  ...surface(tone),
  position: 'relative',
  overflow: 'clip',
  paddingBlock: room === 'wide' ? space.section : 0,
}));

type SectionProps = ComponentProps<typeof Surface> & {
  /** Without the inner container: the content reaches the edges of the screen, or has its own containers. */
  bleed?: boolean;
};

/** A band of the page with its content in the page's width. With a heading it needs `aria-labelledby`. */
export function Section({ bleed = false, children, ...surface }: SectionProps) {
  return <Surface {...surface}>{bleed ? children : <Container>{children}</Container>}</Surface>;
}
