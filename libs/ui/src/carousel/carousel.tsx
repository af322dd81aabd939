import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { styled } from '@mui/material/styles';
import { Children, type CSSProperties, type ReactNode } from 'react';
import { useRotation } from '../motion/use-rotation';
import { from } from '../theme/tokens';
import { arrowKeys } from './arrow-keys';
import { Controls, placeIn } from './controls';
import { useCarousel } from './use-carousel';
import { type ControlWords, controlWords } from './words';

interface CarouselProps {
  /** What it shows; its name for screen readers. */
  label: string;
  /** How many slides are seen side by side; a part of one, as in 1.2, shows that there are more. */
  perView?: { phone: number; tablet: number; desktop: number };
  /** Starts over after the last slide. */
  loop?: boolean;
  /** Milliseconds; only where it shall move automatically. Adds a pause button. */
  everyMs?: number;
  /** Slide to go to whenever this changes, from 0. */
  shown?: number;
  /** Called when another slide is reached, whoever moved it. */
  onShow?: (index: number) => void;
  place?: 'bars' | 'counter';
  words?: ControlWords;
  /** One child for each slide. */
  children: ReactNode;
}

const Frame = styled('section')({ position: 'relative' });

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

/** The gap is a margin of each; in a loop the last one's is before the first. */
const gap = '24px';
const share = (perView: string) => `calc((100% + ${gap}) / var(${perView}) - ${gap})`;

const Slide = styled('div', { shouldForwardProp: (prop) => prop !== 'loop' })<{ loop: boolean }>(({ loop }) => ({
  flex: `0 0 ${share('--phone')}`,
  minWidth: 0,
  marginRight: gap,
  '&:last-of-type': { marginRight: loop ? gap : 0 },
  [from.tablet]: { flexBasis: share('--tablet') },
  [from.desktop]: { flexBasis: share('--desktop') },
}));

const Below = styled('div')({ marginTop: 32 });

const single = { phone: 1, tablet: 1, desktop: 1 };

/** Slides side by side: arrows, arrow keys, drag, bars or a counter. Nothing moves automatically unless requested. */
export function Carousel(props: CarouselProps) {
  const { label, perView = single, loop = true, everyMs, shown, onShow, place, words = controlWords.en } = props;
  const slides = Children.toArray(props.children);
  const { viewport, index, count, show, previous, next } = useCarousel({ slides: slides.length, loop, shown, onShow });
  const rotation = useRotation({
    everyMs,
    count,
    position: index,
    advance: next ?? (() => show(0)),
  });
  const widths = {
    '--phone': perView.phone,
    '--tablet': perView.tablet,
    '--desktop': perView.desktop,
  } as CSSProperties;

  return (
    <Frame
      aria-roledescription={words.carousel}
      aria-label={label}
      onKeyDown={arrowKeys(previous, next)}
      style={widths}
      {...rotation.hold}
    >
      <Viewport ref={viewport} tabIndex={0} role="group" aria-label={label}>
        <Track>
          {slides.map((slide, each) => (
            <Slide
              key={each}
              loop={loop}
              data-slide={each}
              role="group"
              aria-roledescription={words.slide}
              aria-label={placeIn(words, each, slides.length)}
            >
              {slide}
            </Slide>
          ))}
        </Track>
      </Viewport>
      <Below>
        <Controls
          count={count}
          index={index}
          onPrevious={previous}
          onNext={next}
          onShow={show}
          rotation={rotation}
          everyMs={everyMs}
          {...(place && { place })}
          words={words}
        />
      </Below>
      <Box component="span" aria-live={rotation.running ? 'off' : 'polite'} sx={visuallyHidden}>
        {placeIn(words, index, count)}
      </Box>
    </Frame>
  );
}
