import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { dayFromKey } from './day-keys';

/**
 * Arrow keys move the focus from day to day in a table of `DayButton`s.
 * @param line what a line of the table is
 */
export function useDayKeys(line: 'month' | 'week'): {
  ref: RefObject<HTMLTableElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
} {
  const table = useRef<HTMLTableElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).dataset['day'];
    const to = from && dayFromKey(from, event.key, line);
    const button = to && table.current?.querySelector<HTMLButtonElement>(`[data-day="${to}"]:enabled`);
    if (!button) return;
    event.preventDefault();
    button.focus();
  };
  return { ref: table, onKeyDown };
}
