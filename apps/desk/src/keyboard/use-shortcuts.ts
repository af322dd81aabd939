import { useLayoutEffect, useRef } from 'react';
import { shortcutsOn } from './shortcuts-setting';
import type { ShortcutKey } from './shortcuts';

const typing = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="listbox"], [role="menu"]';

/** Whether a key is for the page: not for a field, a menu or a dialog, nor a browser shortcut. */
function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof Element && event.target.closest(typing)) return false;
  return document.querySelector('[role="dialog"], [role="menu"]') === null;
}

/** Calls a handler for a single key while the component is mounted. Keys without a handler are ignored. */
export function useShortcuts(
  handlers: Partial<Record<ShortcutKey, ((event: KeyboardEvent) => void) | undefined>>,
): void {
  const latest = useRef(handlers);
  // A layout effect: a key pressed as soon as the page is visible must not be lost.
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const handler = latest.current[event.key as ShortcutKey];
      if (!handler || !shortcutsOn() || !isForPage(event)) return;
      // Enter activates the focused button or link.
      if (event.key === 'Enter' && event.target instanceof Element && event.target.closest('a, button')) return;
      event.preventDefault();
      handler(event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
