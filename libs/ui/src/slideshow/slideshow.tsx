import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { heightAbove, heroSizes, shade } from '../layout/hero';
import { Picture, type PictureCut, type PictureSource } from '../media/picture';
import { from, size } from '../theme/tokens';
import { paperAccent, surface } from '../theme/tones';
import { OneAtATime } from './one-at-a-time';

export interface SlideshowSlide {
  picture: PictureSource;
  /** Cut for phones, if there is one. */
  cut?: Omit<PictureCut, 'sizes'> | undefined;
  title: string;
  text?: string;
  /** A button or link under the text. */
  action?: ReactNode;
}

interface SlideshowProps {
  label: string;
  slides: readonly SlideshowSlide[];
  /** Milliseconds that each slide is shown (rule slideshow.timing: 4000). */
  everyMs?: number;
  /** Element of the captions' titles: `p` if they are not headings of the page. */
  titleAs?: 'h2' | 'h3' | 'p';
  /** It opens its page: its first picture has priority. */
  priority?: boolean;
  /** It shares the width with another slideshow on wide screens. */
  half?: boolean;
}

const shouldForwardProp = (prop: PropertyKey) => prop !== 'half';

const Band = styled(OneAtATime)({
  ...surface('ink'),
  display: 'grid',
  overflow: 'clip',
  '& > *': { gridArea: '1 / 1' },
});

const Slide = styled('div', { shouldForwardProp })<{ half: boolean }>(({ half }) => ({
  position: 'relative',
  height: '100%',
  [from.wide]: {
    display: 'flex',
    alignItems: 'flex-end',
    minHeight: half ? 'clamp(500px, 58svh, 570px)' : 'clamp(560px, 86svh, 860px)',
  },
}));

/** Above the text; behind it on wide screens. */
const Frame = styled('div', { shouldForwardProp })<{ half: boolean }>(({ half }) => ({
  position: 'relative',
  height: heightAbove('low', half ? 0.7 : 1),
  [from.wide]: { position: 'absolute', inset: 0, height: 'auto' },
}));

/** At the bottom of the picture, with a gradient of its height only, and space for the controls below. */
const Words = styled(Container, { shouldForwardProp })<{ half: boolean }>(({ half }) => ({
  ...paperAccent,
  position: 'relative',
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  paddingBlock: half ? '24px 104px' : '32px 136px',
  [from.wide]: {
    ...(half
      ? { '& h2': { fontSize: size.heading, maxWidth: '14em' } }
      : { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)' }),
    alignItems: 'end',
    columnGap: 'clamp(32px, 3.4vw, 64px)',
    paddingBlock: half ? '72px 104px' : '72px 120px',
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '0 -50vw',
      backgroundColor: `rgba(10, 10, 15, ${shade})`,
      maskImage: 'linear-gradient(to bottom, transparent, #000 72px)',
    },
    '& > *': { position: 'relative' },
  },
}));

const Foot = styled(Container)({
  position: 'relative',
  alignSelf: 'end',
  paddingBottom: 40,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
});

/** Full-width pictures with text at the bottom, one at a time. */
export function Slideshow({
  label,
  slides,
  everyMs = 4000,
  titleAs = 'p',
  priority = false,
  half = false,
}: SlideshowProps) {
  return (
    <Band
      label={label}
      slides={slides.map(({ title }) => title)}
      everyMs={everyMs}
      slide={(each, near) =>
        slides[each] && (
          <View {...slides[each]} titleAs={titleAs} near={near} priority={priority && each === 0} half={half} />
        )
      }
      footer={(controls) => <Foot>{controls}</Foot>}
    />
  );
}

type ViewProps = SlideshowSlide & { titleAs: 'h2' | 'h3' | 'p'; near: boolean; priority: boolean; half: boolean };

const sizes = heroSizes('low');
/** Displayed width of a 16:9 picture that covers half the width: its height decides. */
const halfSize = `${from.wide.replace('@media ', '')} max(50vw, 104vh)`;

function View({ picture, cut, title, text, action, titleAs, near, priority, half }: ViewProps) {
  const shown = (
    <Picture
      picture={picture}
      sizes={half ? `${halfSize}, ${sizes.wide}` : sizes.wide}
      cut={cut && { ...cut, sizes: sizes.cut(cut.ratio) }}
      ratio="fill"
      priority={priority}
    />
  );
  return (
    <Slide half={half}>
      <Frame half={half}>{near ? shown : <noscript>{shown}</noscript>}</Frame>
      <Words data-slide-words half={half}>
        <Typography variant="h2" component={titleAs}>
          {title}
        </Typography>
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          {text && <Typography variant="lead">{text}</Typography>}
          {action}
        </Box>
      </Words>
    </Slide>
  );
}
