import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { colour, from, led } from '../theme/tokens';
import { surface } from '../theme/tones';
import { Container } from './section';

interface HeroProps {
  /** A picture or film that fills the hero. */
  background: ReactNode;
  /** `full` takes the whole screen, less `--hero-below` where something stands under it at once; `low` leaves the page below in sight. */
  height?: 'full' | 'low';
  /** The line of light at the foot. */
  rule?: boolean;
  /** Id of the heading that names it. */
  labelledBy?: string;
  children: ReactNode;
}

const Band = styled('section', { shouldForwardProp: (prop) => prop !== 'height' })<{ height: 'full' | 'low' }>(
  ({ height }) => ({
    ...surface('ink'),
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-end',
    minHeight: height === 'full' ? 'max(640px, calc(100svh - var(--hero-below, 0px)))' : 'clamp(520px, 72svh, 760px)',
    overflow: 'clip',
  }),
);

/** Darkens the picture where words stand, so that any picture will do; they take more of a low hero. */
const Scrim = styled('div', { shouldForwardProp: (prop) => prop !== 'height' })<{ height: 'full' | 'low' }>(
  ({ height }) => ({
    position: 'absolute',
    inset: 0,
    background: [
      height === 'full'
        ? 'linear-gradient(to top, rgba(10, 10, 15, 0.94), rgba(10, 10, 15, 0.74) 38%, rgba(10, 10, 15, 0.1) 78%)'
        : 'linear-gradient(to top, rgba(10, 10, 15, 0.94), rgba(10, 10, 15, 0.76) 45%, rgba(10, 10, 15, 0.5) 72%, rgba(10, 10, 15, 0.1) 92%)',
      'linear-gradient(to right, rgba(10, 10, 15, 0.5), rgba(10, 10, 15, 0) 60%)',
      'linear-gradient(to bottom, rgba(10, 10, 15, 0.72), rgba(10, 10, 15, 0) 180px)',
    ].join(', '),
  }),
);

const Words = styled(Container)({
  // On a picture the signal colour is too dim for small words.
  '--tone-accent': colour.paper,
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 24,
  paddingTop: 160,
  paddingBottom: 104,
  '& > h1': { maxWidth: '7.4em' },
  [from.desktop]: { paddingBottom: 88 },
});

const Rule = styled.div({ position: 'absolute', insetInline: 0, bottom: 0, height: 3, background: led });

/** The dark opening of a page: picture to the edges, words at the foot. */
export function Hero({ background, height = 'full', labelledBy, rule = true, children }: HeroProps) {
  return (
    <Band height={height} aria-labelledby={labelledBy}>
      {background}
      <Scrim height={height} />
      <Words>{children}</Words>
      {rule && <Rule />}
    </Band>
  );
}
