import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { covering, fillsScreen } from '../media/picture';
import { from, led, size } from '../theme/tokens';
import { paperAccent, surface } from '../theme/tones';

/** How much of ink lies over the picture behind words: on a white one too they are read at 4.5 to 1. */
export const shade = 0.76;

type Height = 'full' | 'low';

interface HeroProps {
  /** A picture or film that fills the hero. */
  background: ReactNode;
  /** `full` takes the whole screen, less `--hero-below` where something is right below it; `low` leaves the page below in sight. */
  height?: Height;
  /** The heading with the id `page-title`, with `data-long` where it is long, and what is above it. */
  head: ReactNode;
  /** What is said under it, and what can be done. */
  children?: ReactNode;
}

/** Where the words lie on the picture; on a narrower screen they decide. */
const heights: Readonly<Record<Height, string>> = {
  full: 'max(640px, calc(100svh - var(--hero-below, 0px)))',
  low: 'clamp(560px, 76svh, 800px)',
};

/** How high the picture is above the words where the screen is narrow, in parts of the screen's height and width. */
const above: Readonly<Record<Height, readonly [ofHeight: number, ofWidth: number]>> = {
  full: [58, 120],
  low: [44, 90],
};

/** The height of a picture that is above its words. */
export const heightAbove = (height: Height, share = 1) =>
  `min(${above[height][0] * share}svh, ${above[height][1] * share}vw)`;

/** `sizes` of the picture that fills a hero: of the wide one, and of its cut with that ratio of sides on a telephone. */
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

/** The picture burns: where the screen is not wide it is alone above the text. Only the navigation's text has its shade in it. */
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
  // On a picture the signal colour is too dim for small words.
  ...paperAccent,
  position: 'relative',
  zIndex: 1,
  paddingTop: 32,
  paddingBottom: 56,
  // Room for the navigation.
  [from.wide]: { paddingTop: 160 },
});

/** Name to the left, what is said of it to the right: a low band at the foot, with a shade of its height that ends where the picture begins. */
const Foot = styled('div')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 24,
  [from.wide]: {
    display: 'grid',
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
  gap: 24,
  minWidth: 0,
  maxWidth: '100%',
  '& > p': { maxWidth: '30em' },
  [from.wide]: { gap: 20 },
});

/** In a lower picture large letters would leave nothing of it; a long name wants smaller ones too. */
const Head = styled(Part, { shouldForwardProp: (prop) => prop !== 'height' })<{ height: Height }>(({ height }) => ({
  '& > h1[data-long="true"]': { maxWidth: '11em', fontSize: 'clamp(2.5rem, 1.5rem + 4vw, 5.25rem)' },
  [from.wide]: height === 'low' ? { '& > h1': { fontSize: size.title } } : {},
}));

const Rule = styled('div')({ position: 'absolute', insetInline: 0, bottom: 0, height: 3, background: led });

/** The dark opening of a page: picture to the edges, words at its foot; under it where the screen is narrow. */
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
      <Rule />
    </Band>
  );
}
