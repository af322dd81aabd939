import styled from '@emotion/styled';
import type { TestimonialSlide } from '@mainstage/content/references/types';
import { arrowKeys } from '@mainstage/ui/carousel/arrow-keys';
import { Controls, placeIn } from '@mainstage/ui/carousel/controls';
import { controlWords as words } from '@mainstage/ui/carousel/words';
import { useAutoAdvance } from '@mainstage/ui/motion/use-auto-advance';
import { Hidden } from '@mainstage/ui/text/text';
import { ease, from, motion, space } from '@mainstage/ui/theme/tokens';
import { TestimonialView } from './testimonial-view';

interface TestimonialSliderProps {
  /** What it shows; its name for those who hear it. */
  label: string;
  slides: readonly TestimonialSlide[];
  /** Milliseconds that each slide stands. */
  everyMs: number;
}

const Frame = styled.section({ position: 'relative' });

/** All slides lie in one cell: the tallest decides, and nothing below ever moves. */
const Stage = styled.div({
  display: 'grid',
  '& > *': { gridArea: '1 / 1' },
  '@media (scripting: none)': { display: 'block' },
});

const Slide = styled('div', { shouldForwardProp: (prop) => prop !== 'shown' })<{ shown: boolean }>(({ shown }) => ({
  opacity: shown ? 1 : 0,
  visibility: shown ? 'visible' : 'hidden',
  // The one that goes stays visible until it has faded.
  transition: `opacity ${motion.calm} ${ease}, visibility 0s linear ${shown ? '0ms' : motion.calm}`,
  '@media (scripting: none)': { opacity: 1, visibility: 'visible', marginBottom: 64 },
}));

const edge = `max(${space.gutter.desktop}, (100vw - ${space.content}) / 2)`;

/** Under the words, left of the picture; on a phone under both. */
const Foot = styled.div({
  marginTop: 32,
  paddingInline: space.gutter.phone,
  [from.tablet]: { paddingInline: space.gutter.tablet },
  [from.desktop]: {
    position: 'absolute',
    bottom: 0,
    left: edge,
    width: `calc((100vw - ${edge}) * 0.52 - 72px)`,
    marginTop: 0,
    padding: 0,
  },
});

/** One voice at a time beside the event it speaks of; goes on by itself, starts over and can be paused. */
export function TestimonialSlider({ label, slides, everyMs }: TestimonialSliderProps) {
  const count = slides.length;
  const { index, show, next, previous, ...rotation } = useAutoAdvance({ count, everyMs });
  /** Shown, or next to it: the pictures of the rest are not fetched yet. */
  const near = (each: number) => [-1, 0, 1].some((step) => each === (index + step + count) % count);

  return (
    <Frame
      aria-roledescription={words.en.carousel}
      aria-label={label}
      onKeyDown={arrowKeys(previous, next)}
      {...rotation.hold}
    >
      <Stage>
        {slides.map((slide, each) => (
          <Slide
            key={slide.eventLabel}
            shown={each === index}
            inert={each !== index}
            role="group"
            aria-roledescription={words.en.slide}
            aria-label={placeIn(words.en, each, count)}
          >
            <TestimonialView slide={slide} picture={near(each)} first={each === 0} />
          </Slide>
        ))}
      </Stage>
      <Foot>
        <Controls
          count={count}
          index={index}
          onPrevious={previous}
          onNext={next}
          onShow={show}
          rotation={rotation}
          everyMs={everyMs}
          words={words.en}
        />
      </Foot>
      <Hidden aria-live={rotation.running ? 'off' : 'polite'}>{placeIn(words.en, index, count)}</Hidden>
    </Frame>
  );
}
