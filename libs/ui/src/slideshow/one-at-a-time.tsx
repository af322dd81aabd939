import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/visually-hidden';
import { arrowKeys } from '../carousel/arrow-keys';
import { Controls } from '../carousel/controls';
import { controlWords, placeText } from '../carousel/words';
import { useAutoAdvance } from '../motion/use-auto-advance';
import { useHydrated } from '../motion/use-hydrated';
import { ease, motion } from '../theme/tokens';

interface OneAtATimeProps {
  /** What it shows; its name for screen readers. */
  label: string;
  /** One key for each slide, in order. */
  slides: readonly string[];
  /** Milliseconds that each slide is shown. */
  everyMs: number;
  className?: string;
  /** Draws a slide. `near`: it is shown or next to the one shown; the pictures of others need not be fetched yet. */
  slide: (index: number, near: boolean) => ReactNode;
  /** Puts the controls into their place. */
  footer: (controls: ReactNode) => ReactNode;
}

const Frame = styled('section')({ position: 'relative' });

/** All slides lie in one cell: the tallest decides, and nothing below ever moves. Without scripts all are seen. */
const Stage = styled('div')({
  display: 'grid',
  '& > *': { gridArea: '1 / 1' },
  '@media (scripting: none)': { display: 'block' },
});

const Slide = styled('div', { shouldForwardProp: (prop) => prop !== 'shown' })<{ shown: boolean }>(({ shown }) => ({
  opacity: shown ? 1 : 0,
  visibility: shown ? 'visible' : 'hidden',
  // The one that goes stays visible until it has faded.
  transition: `opacity ${motion.calm} ${ease}, visibility 0s linear ${shown ? '0ms' : motion.calm}`,
  // Words wait until those before them have gone: two headlines on each other are none.
  '& [data-slide-words]': {
    opacity: shown ? 1 : 0,
    transition: shown ? `opacity ${motion.quick} ${ease} ${motion.calm}` : 'none',
  },
  '@media (scripting: none)': {
    '&, & [data-slide-words]': { opacity: 1, visibility: 'visible' },
    '&:not(:last-child)': { marginBottom: 64 },
  },
  '@media print': { '&, & [data-slide-words]': { visibility: 'visible' } },
}));

/**
 * Slides that fade one into the next, advance automatically and start over. Pointer, focus and the pause button hold them;
 * for who asked for less motion they move only by hand.
 */
export function OneAtATime(props: OneAtATimeProps) {
  const { label, slides, everyMs, className, slide, footer } = props;
  const count = slides.length;
  const { index, show, next, previous, ...rotation } = useAutoAdvance({ count, everyMs });
  // In the built page only the first is near: its neighbours' pictures need not race with what is read first.
  const hydrated = useHydrated();
  const near = (each: number) => (hydrated ? [-1, 0, 1] : [0]).some((step) => each === (index + step + count) % count);

  return (
    <Frame
      className={className}
      aria-roledescription={controlWords.carousel}
      aria-label={label}
      onKeyDown={arrowKeys(previous, next)}
      {...rotation.hold}
    >
      <Stage>
        {slides.map((key, each) => (
          <Slide
            key={key}
            data-one-of-all=""
            shown={each === index}
            inert={each !== index}
            role="group"
            aria-roledescription={controlWords.slide}
            aria-label={placeText(each, count)}
          >
            {slide(each, near(each))}
          </Slide>
        ))}
      </Stage>
      {footer(
        <Controls
          count={count}
          index={index}
          onPrevious={previous}
          onNext={next}
          onShow={show}
          rotation={rotation}
          everyMs={everyMs}
        />,
      )}
      <VisuallyHidden aria-live={rotation.running ? 'off' : 'polite'}>{placeText(index, count)}</VisuallyHidden>
    </Frame>
  );
}
