import useMediaQuery from '@mui/material/useMediaQuery';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useSyncExternalStore } from 'react';
import { reducedMotion } from '../theme/tokens';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

interface CarouselOptions {
  slides: number;
  loop: boolean;
  /** Moves there whenever it changes. */
  shown?: number | undefined;
  /** Called when another position is reached, manually or automatically. */
  onShow?: ((index: number) => void) | undefined;
}

export interface CarouselState {
  /** Ref of the viewport element. */
  viewport: UseEmblaCarouselType[0];
  /** Index of the current position. */
  index: number;
  /** Number of positions: fewer than slides if several are visible and it does not loop. */
  count: number;
  show: (index: number) => void;
  /** Undefined at the ends of a carousel that does not loop. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

/** Distance in pixels after which a pointer drags (rule carousel.drag); less is a click on the element below. */
const dragThreshold = 10;

/** Position and movement of a carousel. With reduced motion it jumps instead of gliding. */
export function useCarousel({ slides, loop, shown, onShow }: CarouselOptions): CarouselState {
  const reduced = useMediaQuery(reducedMotion);
  const [viewport, embla] = useEmblaCarousel({ loop, dragThreshold, align: 'start', containScroll: 'trimSnaps' });
  const subscribe = (notify: () => void) => {
    embla?.on('select', notify).on('reInit', notify);
    return () => void embla?.off('select', notify).off('reInit', notify);
  };
  /** A value of the carousel; before it is initialized, and in the served HTML, the initial value. */
  const useReading = <T>(read: (embla: Embla) => T, atFirst: T) =>
    useSyncExternalStore(
      subscribe,
      () => (embla ? read(embla) : atFirst),
      () => atFirst,
    );
  const index = useReading((it) => it.selectedScrollSnap(), 0);
  const count = useReading((it) => it.scrollSnapList().length, slides);
  const canPrevious = useReading((it) => it.canScrollPrev(), loop);
  const canNext = useReading((it) => it.canScrollNext(), slides > 1);

  useEffect(() => {
    if (!embla || !onShow) return;
    const notify = () => onShow(embla.selectedScrollSnap());
    embla.on('select', notify);
    return () => void embla.off('select', notify);
  }, [embla, onShow]);

  useEffect(() => {
    if (shown !== undefined && embla && shown !== embla.selectedScrollSnap()) embla.scrollTo(shown, reduced);
  }, [embla, shown, reduced]);

  return {
    viewport,
    index,
    count,
    show: (to) => embla?.scrollTo(to, reduced),
    previous: canPrevious ? () => embla?.scrollPrev(reduced) : undefined,
    next: canNext ? () => embla?.scrollNext(reduced) : undefined,
  };
}
