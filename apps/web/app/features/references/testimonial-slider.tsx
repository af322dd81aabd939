import { styled } from '@mui/material/styles';
import type { TestimonialSlide } from '@mainstage/content/references/types';
import { OneAtATime } from '@mainstage/ui/slideshow/one-at-a-time';
import { from, space } from '@mainstage/ui/theme/tokens';
import { TestimonialView } from '../../components/sections/testimonial-view';

interface TestimonialSliderProps {
  /** Accessible name. */
  label: string;
  slides: readonly TestimonialSlide[];
  /** Milliseconds that each slide is shown. */
  everyMs: number;
}

const edge = `max(${space.gutter.desktop}, (100vw - ${space.content}) / 2)`;

/** Under the text, left of the picture; on a phone under both. */
const Foot = styled('div')({
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

/** One testimonial at a time beside its event; advances automatically, starts over and can be paused. */
export function TestimonialSlider({ label, slides, everyMs }: TestimonialSliderProps) {
  return (
    <OneAtATime
      label={label}
      slides={slides.map(({ eventLabel }) => eventLabel)}
      everyMs={everyMs}
      slide={(each, near) => slides[each] && <TestimonialView slide={slides[each]} picture={near} first={each === 0} />}
      footer={(controls) => <Foot>{controls}</Foot>}
    />
  );
}
