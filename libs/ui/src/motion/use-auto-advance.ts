import { useState } from 'react';
import { type Rotation, useRotation } from './use-rotation';

interface AutoAdvanceOptions {
  count: number;
  /** Milliseconds that each position is shown; without it nothing moves automatically. */
  everyMs: number | undefined;
}

export interface AutoAdvance extends Rotation {
  /** Position shown, from 0. */
  index: number;
  /** Shows that position; numbers beyond either end wrap around. */
  show: (index: number) => void;
  next: () => void;
  previous: () => void;
}

/** A position that advances automatically and starts over after the last; the time is that of `useRotation`. */
export function useAutoAdvance({ count, everyMs }: AutoAdvanceOptions): AutoAdvance {
  const [position, setPosition] = useState(0);
  // Items may have become fewer since.
  const index = count > 0 ? position % count : 0;
  const show = (to: number) => setPosition(count > 0 ? (to + count) % count : 0);
  const next = () => show(index + 1);
  const rotation = useRotation({ everyMs, count, position: index, advance: next });
  return { ...rotation, index, show, next, previous: () => show(index - 1) };
}
