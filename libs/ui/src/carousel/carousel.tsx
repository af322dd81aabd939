import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Children, type ReactNode } from 'react';
import { VisuallyHidden } from '../text/visually-hidden';
import { from } from '../theme/tokens';
import { arrowKeys } from './arrow-keys';
import { Controls } from './controls';
import { useCarousel } from './use-carousel';
import { controlWords, placeText } from './words';

interface CarouselProps {
  label: string;
  /** Number of visible slides; a fraction, as in 1.2, shows a part of the next one. */
  perView?: { phone: number; tablet: number; desktop: number };
  /** Index of a slide to move to whenever it changes. */
  shown?: number;
  /** Called when another slide is reached, by any means. */
  onShow?: (index: number) => void;
  place?: 'bars' | 'counter';
  /** One child for each slide. */
  children: ReactNode;
}

const Viewport = styled('div')({
  overflow: 'hidden',
  cursor: 'grab',
  '&:active': { cursor: 'grabbing' },
  // Space for the focus ring of the items at the edge.
  padding: 6,
  margin: -6,
  '@media (scripting: none)': { overflowX: 'auto' },
});

const Track = styled('div')({ display: 'flex', touchAction: 'pan-y pinch-zoom' });

/** The gap is a margin of each slide, so that looping keeps it. */
const gap = '24px';
const share = (perView: string) => `calc((100% + ${gap}) / var(${perView}) - ${gap})`;

const Slide = styled('div')({
  flex: `0 0 ${share('--phone')}`,
  minWidth: 0,
  marginRight: gap,
  [from.tablet]: { flexBasis: share('--tablet') },
  [from.desktop]: { flexBasis: share('--desktop') },
});

const single = { phone: 1, tablet: 1, desktop: 1 };

/** Slides side by side in a loop, with arrows, arrow keys, drag, and bars or a counter. Never moves automatically. */
export function Carousel({ label, perView = single, shown, onShow, place = 'bars', children }: CarouselProps) {
  const slides = Children.toArray(children);
  const { viewport, index, count, show, previous, next } = useCarousel({
    slides: slides.length,
    loop: true,
    shown,
    onShow,
  });

  return (
    <Box
      component="section"
      aria-roledescription={controlWords.carousel}
      aria-label={label}
      onKeyDown={arrowKeys(previous, next)}
      sx={{
        position: 'relative',
        '--phone': perView.phone,
        '--tablet': perView.tablet,
        '--desktop': perView.desktop,
      }}
    >
      <Viewport ref={viewport} tabIndex={0} role="group" aria-label={label}>
        <Track>
          {slides.map((slide, each) => (
            <Slide
              key={each}
              data-slide={each}
              role="group"
              aria-roledescription={controlWords.slide}
              aria-label={placeText(each, slides.length)}
            >
              {slide}
            </Slide>
          ))}
        </Track>
      </Viewport>
      <Box sx={{ mt: 4 }}>
        <Controls count={count} index={index} onPrevious={previous} onNext={next} onShow={show} place={place} />
      </Box>
      <VisuallyHidden aria-live="polite">{placeText(index, count)}</VisuallyHidden>
    </Box>
  );
}
