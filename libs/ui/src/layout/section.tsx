import { styled } from '@mui/material/styles';
import { space } from '../theme/tokens';
import { surface, type Tone } from '../theme/tones';

export interface SectionProps {
  /** Surface of the section; everything inside follows it. */
  tone?: Tone;
  /** `flush` leaves out the vertical room, for pictures that fill the section. */
  room?: 'wide' | 'flush';
}

/** One band of the page. Give it `aria-labelledby` where it has a heading. */
export const Section = styled('section', {
  // `as` too: handed on, it would be an attribute of the page instead of its element.
  shouldForwardProp: (prop) => prop !== 'tone' && prop !== 'room' && prop !== 'as',
})<SectionProps>(({ tone = 'paper', room = 'wide' }) => ({
  ...surface(tone),
  position: 'relative',
  overflow: 'clip',
  paddingBlock: room === 'wide' ? space.section : 0,
}));
