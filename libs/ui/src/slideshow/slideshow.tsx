import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { arrowKeys } from '../carousel/arrow-keys';
import { Controls, placeIn } from '../carousel/controls';
import { type ControlWords, controlWords } from '../carousel/words';
import { Container } from '../layout/section';
import { fillsScreen, Picture, type PictureSource } from '../media/picture';
import { useAutoAdvance } from '../motion/use-auto-advance';
import { Hidden, Lead, SectionTitle } from '../text/text';
import { colour, ease, from, motion } from '../theme/tokens';
import { surface } from '../theme/tones';

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
  /** Milliseconds that each slide stands (spec 9: 4000). */
  everyMs?: number;
  /** Element of the captions' titles: `p` where they are no headings of the page. */
  titleAs?: 'h2' | 'h3' | 'p';
  words?: ControlWords;
}

const Band = styled.section({
  ...surface('ink'),
  position: 'relative',
  display: 'grid',
  overflow: 'clip',
  '& > *': { gridArea: '1 / 1' },
});

const Slide = styled('div', { shouldForwardProp: (prop) => prop !== 'shown' })<{ shown: boolean }>(({ shown }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  minHeight: 'clamp(560px, 86svh, 860px)',
  opacity: shown ? 1 : 0,
  visibility: shown ? 'visible' : 'hidden',
  // The one that goes stays visible until it has faded.
  transition: `opacity ${motion.calm} ${ease}, visibility 0s linear ${shown ? '0ms' : motion.calm}`,
}));

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

const Foot = styled(Container)({ position: 'relative', alignSelf: 'end', paddingBottom: 40, pointerEvents: 'none' });
const Reach = styled(Controls)({ pointerEvents: 'auto' });

/**
 * Pictures from edge to edge that fade one into the next and start over. Pointer, focus and the pause button hold it;
 * for who asked for less motion it moves only by hand.
 */
export function Slideshow(props: SlideshowProps) {
  const { label, slides, everyMs = 4000, titleAs = 'p', words = controlWords.en } = props;
  const count = slides.length;
  const { index, show, next, previous, ...rotation } = useAutoAdvance({ count, everyMs });
  /** Shown, or next to it: the rest is not fetched yet. */
  const near = (each: number) => [-1, 0, 1].some((step) => each === (index + step + count) % count);

  return (
    <Band
      aria-roledescription={words.carousel}
      aria-label={label}
      onKeyDown={arrowKeys(previous, next)}
      {...rotation.hold}
    >
      {slides.map(({ picture, title, text, action }, each) => (
        <Slide
          key={title}
          shown={each === index}
          inert={each !== index}
          role="group"
          aria-roledescription={words.slide}
          aria-label={placeIn(words, each, count)}
        >
          {near(each) && <Picture picture={picture} sizes={fillsScreen} ratio="fill" />}
          <Scrim />
          <Words>
            <SectionTitle as={titleAs}>{title}</SectionTitle>
            {text && <Lead>{text}</Lead>}
            {action}
          </Words>
        </Slide>
      ))}
      <Foot>
        <Reach
          count={count}
          index={index}
          onPrevious={previous}
          onNext={next}
          onShow={show}
          rotation={rotation}
          everyMs={everyMs}
          words={words}
        />
      </Foot>
      <Hidden aria-live={rotation.running ? 'off' : 'polite'}>{placeIn(words, index, count)}</Hidden>
    </Band>
  );
}
