import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { ControlWords } from '../carousel/words';
import { Container } from '../layout/section';
import { fillsScreen, Picture, type PictureSource } from '../media/picture';
import { Lead, SectionTitle } from '../text/text';
import { colour, from } from '../theme/tokens';
import { surface } from '../theme/tones';
import { OneAtATime } from './one-at-a-time';

export interface SlideshowSlide {
  picture: PictureSource;
  title: string;
  text?: string;
  /** Where it leads: a button or link under the words. */
  action?: ReactNode;
}

interface SlideshowProps {
  /** What it shows; its name for those who hear it. */
  label: string;
  slides: readonly SlideshowSlide[];
  /** Milliseconds that each slide stands (rule slideshow.timing: 4000). */
  everyMs?: number;
  /** Element of the captions' titles: `p` where they are no headings of the page. */
  titleAs?: 'h2' | 'h3' | 'p';
  words?: ControlWords;
}

const Band = styled(OneAtATime)({
  ...surface('ink'),
  display: 'grid',
  overflow: 'clip',
  '& > *': { gridArea: '1 / 1' },
});

const Slide = styled.div({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  height: '100%',
  minHeight: 'clamp(560px, 86svh, 860px)',
});

/** Darkens the picture where words and controls stand. */
const Scrim = styled.div({
  position: 'absolute',
  inset: 0,
  background:
    'linear-gradient(to top, rgba(10, 10, 15, 0.95), rgba(10, 10, 15, 0.78) 34%, rgba(10, 10, 15, 0.08) 76%), linear-gradient(to right, rgba(10, 10, 15, 0.45), rgba(10, 10, 15, 0) 60%)',
});

const Words = styled(Container)({
  '--tone-accent': colour.paper,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
  paddingBlock: '120px 152px',
  [from.desktop]: { paddingBottom: 144 },
});

const Foot = styled(Container)({
  position: 'relative',
  alignSelf: 'end',
  paddingBottom: 40,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
});

/** Pictures from edge to edge with words on them, one at a time. */
export function Slideshow({ label, slides, everyMs = 4000, titleAs = 'p', words }: SlideshowProps) {
  return (
    <Band
      label={label}
      slides={slides.map(({ title }) => title)}
      everyMs={everyMs}
      words={words}
      slide={(each, near) => slides[each] && <View {...slides[each]} titleAs={titleAs} near={near} />}
      foot={(controls) => <Foot>{controls}</Foot>}
    />
  );
}

type ViewProps = SlideshowSlide & { titleAs: 'h2' | 'h3' | 'p'; near: boolean };

function View({ picture, title, text, action, titleAs, near }: ViewProps) {
  const shown = <Picture picture={picture} sizes={fillsScreen} ratio="fill" />;
  return (
    <Slide>
      {near ? shown : <noscript>{shown}</noscript>}
      <Scrim />
      <Words data-slide-words>
        <SectionTitle as={titleAs}>{title}</SectionTitle>
        {text && <Lead>{text}</Lead>}
        {action}
      </Words>
    </Slide>
  );
}
