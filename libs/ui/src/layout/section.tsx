import { styled } from '@mui/material/styles';
import { from, space } from '../theme/tokens';
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

const { phone, tablet, desktop } = space.gutter;

/** The page's measure: 1320 px and the side gutters. */
export const Container = styled('div')({
  width: '100%',
  maxWidth: `calc(${space.content} + 2 * ${desktop})`,
  marginInline: 'auto',
  paddingInline: phone,
  [from.tablet]: { paddingInline: tablet },
  [from.desktop]: { paddingInline: desktop },
});

/** Twelve columns from 1024 px; one below. */
export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 48,
  [from.desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: 24 },
});

interface SpanProps {
  /** First column, 1 to 12. */
  start?: number;
  /** How many columns. */
  span: number;
}

/** A piece of `Columns`; the whole width below 1024 px. */
export const Span = styled('div', { shouldForwardProp: (prop) => prop !== 'start' && prop !== 'span' })<SpanProps>(
  ({ start, span }) => ({ minWidth: 0, [from.desktop]: { gridColumn: `${start ?? 'auto'} / span ${span}` } }),
);

/** Things one under the other, `gap` px apart. */
export const Stack = styled('div', { shouldForwardProp: (prop) => prop !== 'gap' })<{ gap?: number }>(
  ({ gap = 24 }) => ({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap,
  }),
);

/** Buttons in a row that wraps. */
export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 28px' });
