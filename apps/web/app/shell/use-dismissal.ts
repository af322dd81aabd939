import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Closes an open dropdown on Escape, wherever the focus is, and on a click outside it. Escape returns the focus to its
 * button if the focus was inside.
 */
export function useDismissal(
  open: boolean,
  entry: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
  close: () => void,
): void {
  const dismiss = useEffectEvent((event: KeyboardEvent | PointerEvent) => {
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Escape') return;
      if (entry.current?.contains(document.activeElement)) trigger.current?.focus();
      close();
    } else if (!entry.current?.contains(event.target as Node)) close();
  });

  useEffect(() => {
    if (!open) return;
    const listener = (event: KeyboardEvent | PointerEvent) => dismiss(event);
    document.addEventListener('keydown', listener);
    document.addEventListener('pointerdown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
      document.removeEventListener('pointerdown', listener);
    };
  }, [open]);
}
