import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { usePageHidden } from './use-page-hidden';
import { useReducedMotion } from './use-reduced-motion';

interface RotationOptions {
  /** Milliseconds that each position is shown; without it nothing moves automatically. */
  everyMs: number | undefined;
  count: number;
  /** Position shown now: every change, by hand too, starts the time again. */
  position: number;
  /** Goes one on; called after each `everyMs`. */
  advance: () => void;
}

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

/**
 * The time of everything that moves automatically (WCAG 2.2.2): it can be paused, holds under pointer and focus and in a
 * hidden tab, and never starts where the visitor asked for less motion.
 */
export function useRotation({ everyMs, count, position, advance }: RotationOptions): Rotation {
  const reduced = useReducedMotion();
  const hidden = usePageHidden();
  const [paused, setPaused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const rotates = everyMs !== undefined && count > 1 && !reduced;
  const running = rotates && !paused && !pointed && !focused && !hidden;
  const onTime = useEffectEvent(advance);

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(onTime, everyMs);
    return () => clearTimeout(timer);
  }, [running, everyMs, position]);

  return {
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
