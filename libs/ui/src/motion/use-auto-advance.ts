import useMediaQuery from '@mui/material/useMediaQuery';
import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { reducedMotion } from '../theme/tokens';
import { usePageHidden } from './use-page-hidden';

interface AutoAdvanceOptions {
  count: number;
  /** Milliseconds that each position is shown; without it nothing moves automatically. */
  everyMs: number | undefined;
}

/** State of an automatic movement, and what stops it. */
export interface Rotation {
  /** Whether it moves automatically, so that there is something to pause. False with reduced motion. */
  rotates: boolean;
  /** Whether it moves now. */
  running: boolean;
  paused: boolean;
  /** For the pause button. Play lasts until pointer or focus return. */
  toggle: () => void;
  /** Handlers of the moving element: pointer or focus on it stop the movement. */
  hold: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

export interface AutoAdvance extends Rotation {
  /** Index of the current position. */
  index: number;
  /** Shows a position; indices beyond either end wrap around. Every change restarts the timer. */
  show: (index: number) => void;
  next: () => void;
  previous: () => void;
}

/**
 * A position that advances automatically and starts over after the last (WCAG 2.2.2): it can be paused, stops under
 * pointer and focus and in a hidden tab, and never starts with reduced motion.
 */
export function useAutoAdvance({ count, everyMs }: AutoAdvanceOptions): AutoAdvance {
  const reduced = useMediaQuery(reducedMotion);
  const hidden = usePageHidden();
  const [position, setPosition] = useState(0);
  const [paused, setPaused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  // The number of items may have decreased.
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
      // The button itself has pointer and focus: without this, Play would have no effect until both have left.
      setPointed(false);
      setFocused(false);
    },
    hold: {
      // A touch fires no leave event, so it would stop the movement for ever.
      onPointerEnter: ({ pointerType }) => setPointed(pointerType !== 'touch'),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
