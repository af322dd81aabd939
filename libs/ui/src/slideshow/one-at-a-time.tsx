import Box from '@mui/material/Box';
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
  label: string;
  /** One key for each slide, in order. */
  slides: readonly string[];
  everyMs: number;
  className?: string;
  /** Renders a slide. `near`: it is current or adjacent; the pictures of others need not be loaded yet. */
  slide: (index: number, near: boolean) => ReactNode;
  /** Renders the controls in their place. */
  footer: (controls: ReactNode) => ReactNode;
}

/**
 * All slides are in one grid cell: the tallest determines the height, so nothing below moves. Without scripts all are
 * visible.
 */
const Stage = styled('div')({
  display: 'grid',
  '& > *': { gridArea: '1 / 1' },
  '@media (scripting: none)': { display: 'block' },
});

const Slide = styled('div', { shouldForwardProp: (prop) => prop !== 'shown' })<{ shown: boolean }>(({ shown }) => ({
  opacity: shown ? 1 : 0,
  visibility: shown ? 'visible' : 'hidden',
  // The previous slide stays visible until it has faded out.
  transition: `opacity ${motion.calm} ${ease}, visibility 0s linear ${shown ? '0ms' : motion.calm}`,
  // Text appears after the previous text has faded out, because two overlapping headlines are unreadable.
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
 * Slides that cross-fade, advance automatically and start over. Pointer, focus and the pause button stop them; with
 * reduced motion they move manually only.
 */
export function OneAtATime(props: OneAtATimeProps) {
  const { label, slides, everyMs, className, slide, footer } = props;
  const count = slides.length;
  const { index, show, next, previous, ...rotation } = useAutoAdvance({ count, everyMs });
  // In the served page only the first is near, so that its neighbours' pictures do not compete with the first view.
  const hydrated = useHydrated();
  const near = (each: number) => (hydrated ? [-1, 0, 1] : [0]).some((step) => each === (index + step + count) % count);

  return (
    <Box
      component="section"
      sx={{ position: 'relative' }}
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
    </Box>
  );
}
