import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { covering, fillsScreen } from '../media/picture';
import { from, led, size } from '../theme/tokens';
import { paperAccent, surface } from '../theme/tones';

/** Opacity of the dark layer between picture and text: a contrast of 4.5 to 1 even on white. */
export const shade = 0.76;

type Height = 'full' | 'low';

interface HeroProps {
  background: ReactNode;
  /**
   * `full` fills the screen, less `--hero-below` for content directly below it; `low` leaves the page below visible.
   */
  height?: Height;
  /** The heading with the id `page-title`, with `data-long` if it is long, and the content above it. */
  head: ReactNode;
  /** Lead and actions below the heading. */
  children?: ReactNode;
}

/** Minimum heights on wide screens; on narrow ones the text decides. */
const heights: Readonly<Record<Height, string>> = {
  full: 'max(640px, calc(100svh - var(--hero-below, 0px)))',
  low: 'clamp(560px, 76svh, 800px)',
};

/** Height of the picture above the text on narrow screens, as fractions of the screen's height and width. */
const above: Readonly<Record<Height, readonly [ofHeight: number, ofWidth: number]>> = {
  full: [46, 92],
  low: [36, 72],
};

/** The height of a picture that is above its text. */
export const heightAbove = (height: Height, share = 1) =>
  `min(${above[height][0] * share}svh, ${above[height][1] * share}vw)`;

/** `sizes` of a hero's picture: of the wide one, and of its cut with that ratio on a phone. */
export function heroSizes(height: Height = 'full'): { wide: string; cut: (ratio: number) => string } {
  const [ofHeight, ofWidth] = above[height];
  const box = `min(${ofHeight}vh, ${ofWidth}vw)`;
  return {
    wide: `${from.wide.replace('@media ', '')} ${fillsScreen}, ${covering('100vw', box)}`,
    cut: (ratio) => covering('100vw', box, ratio),
  };
}

const Band = styled('section', { shouldForwardProp: (prop) => prop !== 'height' })<{ height: Height }>(
  ({ height }) => ({
    ...surface('ink'),
    position: 'relative',
    overflow: 'clip',
    [from.wide]: {
      display: 'flex',
      alignItems: 'flex-end',
      minHeight: heights[height],
    },
  }),
);

/** The picture; on narrow screens it is alone above the text. Only the navigation's shade lies over it. */
const Behind = styled('div', { shouldForwardProp: (prop) => prop !== 'height' })<{ height: Height }>(({ height }) => ({
  position: 'relative',
  height: heightAbove(height),
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '0 0 auto',
    height: 140,
    pointerEvents: 'none',
    background: 'linear-gradient(to bottom, rgba(10, 10, 15, 0.72), rgba(10, 10, 15, 0))',
  },
  [from.wide]: { position: 'absolute', inset: 0, height: 'auto' },
}));

const Words = styled(Container)({
  // On a picture the accent colour has too little contrast for small text.
  ...paperAccent,
  position: 'relative',
  zIndex: 1,
  paddingBlock: '24px 28px',
  // Space for the navigation.
  [from.wide]: { paddingBlock: '160px 56px' },
});

/** Heading on the left, lead on the right: a low band at the bottom, with a gradient of its height only. */
const Foot = styled('div')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 20,
  [from.wide]: {
    display: 'grid',
    rowGap: 24,
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)',
    alignItems: 'end',
    columnGap: 'clamp(32px, 3.4vw, 64px)',
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '-72px -50vw -120px',
      backgroundColor: `rgba(10, 10, 15, ${shade})`,
      maskImage: 'linear-gradient(to bottom, transparent, #000 72px)',
    },
  },
});

const Part = styled('div')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
  minWidth: 0,
  maxWidth: '100%',
  '& > p': { maxWidth: '30em' },
  [from.wide]: { gap: 20 },
});

/** Large letters would cover most of a lower picture; long headings are smaller too. */
const Head = styled(Part, { shouldForwardProp: (prop) => prop !== 'height' })<{ height: Height }>(({ height }) => ({
  '& > h1[data-long="true"]': { maxWidth: '11em', fontSize: 'clamp(2.5rem, 1.5rem + 4vw, 5.25rem)' },
  [from.wide]: height === 'low' ? { '& > h1': { fontSize: size.title } } : {},
}));

/** The dark opening of a page: a full-width picture with text at the bottom; below it on narrow screens. */
export function Hero({ background, height = 'full', head, children }: HeroProps) {
  return (
    <Band height={height} aria-labelledby="page-title">
      <Behind height={height} data-hero="picture">
        {background}
      </Behind>
      <Words>
        <Foot data-hero="words">
          <Head height={height}>{head}</Head>
          <Part>{children}</Part>
        </Foot>
      </Words>
      <Box sx={{ position: 'absolute', insetInline: 0, bottom: 0, height: 3, background: led }} />
    </Band>
  );
}
