import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { dayFromKey } from './day-keys';

/**
 * Moves the focus between the `DayButton`s of a table by arrow keys.
 * @param line whether a row is a week or a month
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
