import useMediaQuery from '@mui/material/useMediaQuery';
import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { reducedMotion } from '../theme/tokens';
import { usePageHidden } from './use-page-hidden';

interface AutoAdvanceOptions {
  count: number;
  /** Milliseconds that each position is shown; without it nothing moves automatically. */
  everyMs: number | undefined;
}

/** How something moves automatically, and what holds it. */
export interface Rotation {
  /** It would move automatically: there is something to pause. False where the visitor asked for less motion. */
  rotates: boolean;
  /** It moves automatically at this moment. */
  running: boolean;
  /** The visitor pressed Pause. */
  paused: boolean;
  /** For the pause button. Playing on lasts until pointer or focus come again. */
  toggle: () => void;
  /** For the element that holds the moving part: pointer or focus on it hold the movement. */
  hold: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

export interface AutoAdvance extends Rotation {
  /** Position shown, from 0. */
  index: number;
  /** Shows that position; numbers beyond either end wrap around. Every change starts the time again. */
  show: (index: number) => void;
  next: () => void;
  previous: () => void;
}

/**
 * A position that advances automatically and starts over after the last (WCAG 2.2.2): it can be paused, holds under pointer and
 * focus and in a hidden tab, and never starts where the visitor asked for less motion.
 */
export function useAutoAdvance({ count, everyMs }: AutoAdvanceOptions): AutoAdvance {
  const reduced = useMediaQuery(reducedMotion);
  const hidden = usePageHidden();
  const [position, setPosition] = useState(0);
  const [paused, setPaused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  // Items may have become fewer since.
  const index = count > 0 ? position % count : 0;
  const show = (to: number) => setPosition(count > 0 ? (to + count) % count : 0);
  const next = () => show(index + 1);
  const rotates = everyMs !== undefined && count > 1 && !reduced;
  const running = rotates && !paused && !pointed && !focused && !hidden;
  const onTime = useEffectEvent(next);

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(onTime, everyMs);
    return () => clearTimeout(timer);
  }, [running, everyMs, index]);

  return {
    index,
    show,
    next,
    previous: () => show(index - 1),
    rotates,
    running,
    paused,
    toggle: () => {
      setPaused(!paused);
      // The button itself has pointer and focus: without this, Play would do nothing until both have left.
      setPointed(false);
      setFocused(false);
    },
    hold: {
      // A finger leaves no pointer behind, and would hold for ever.
      onPointerEnter: ({ pointerType }) => setPointed(pointerType !== 'touch'),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
