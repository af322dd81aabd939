import { useEffect, useRef, useState } from 'react';
import { navigationBehaviour } from '@mainstage/content/constants/navigation';

const { opensAfterMs, closesAfterMs } = navigationBehaviour.dropdown;

/** The bar's dropdowns: at most one is open. */
export interface Dropdowns {
  open: string | undefined;
  /** Pointer enters: opens after 100 ms (rule nav.timing). */
  enter: (name: string) => void;
  /** Pointer leaves: closes after 200 ms. */
  leave: () => void;
  /** Clicked, or pressed by key: toggles, but a panel that hover has just opened stays open. */
  press: (name: string) => void;
  show: (name: string) => void;
  close: () => void;
  /** Keeps it open although the pointer has left. */
  keep: () => void;
}

export function useDropdowns(): Dropdowns {
  const [state, setState] = useState<{ name: string; pressed: boolean }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = () => clearTimeout(timer.current);

  function change(to: typeof state, afterMs = 0): void {
    keep();
    if (afterMs > 0) timer.current = setTimeout(() => setState(to), afterMs);
    else setState(to);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    open: state?.name,
    enter: (name) => (state?.name === name ? keep() : change({ name, pressed: false }, opensAfterMs)),
    leave: () => change(undefined, closesAfterMs),
    press: (name) => change(state?.name === name && state.pressed ? undefined : { name, pressed: true }),
    show: (name) => change({ name, pressed: true }),
    close: () => change(undefined),
    keep,
  };
}
