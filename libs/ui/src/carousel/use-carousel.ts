import useMediaQuery from '@mui/material/useMediaQuery';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useSyncExternalStore } from 'react';
import { reducedMotion } from '../theme/tokens';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

interface CarouselOptions {
  /** How many slides there are. */
  slides: number;
  /** Starts over after the last slide. */
  loop: boolean;
  /** Goes there whenever it changes. */
  shown?: number | undefined;
  /** Called when another position is reached, by hand or automatically. */
  onShow?: ((index: number) => void) | undefined;
}

export interface CarouselState {
  /** For the element that the slides move behind. */
  viewport: UseEmblaCarouselType[0];
  /** Position shown, from 0. */
  index: number;
  /** How many positions there are: fewer than slides where several are seen at a time and it does not loop. */
  count: number;
  show: (index: number) => void;
  /** Undefined at the ends of a carousel that does not loop. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

/** Pixels that a pointer moves before it drags (rule carousel.drag); less is a click on what lies under it. */
const dragThreshold = 10;

/** Position and movement of a carousel. Who asked for less motion sees it change without gliding. */
export function useCarousel({ slides, loop, shown, onShow }: CarouselOptions): CarouselState {
  const reduced = useMediaQuery(reducedMotion);
  const [viewport, embla] = useEmblaCarousel({ loop, dragThreshold, align: 'start', containScroll: 'trimSnaps' });
  const subscribe = (notify: () => void) => {
    embla?.on('select', notify).on('reInit', notify);
    return () => void embla?.off('select', notify).off('reInit', notify);
  };
  /** What the carousel says now; before it is alive, and in prerendered HTML, what it will say at first. */
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
