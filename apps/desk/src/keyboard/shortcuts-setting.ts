import { useSyncExternalStore } from 'react';

const key = 'desk-shortcuts';
const changes = new EventTarget();

function stored(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/**
 * Whether single-key shortcuts are on: speech input and one-handed typing need them off (WCAG 2.1.4). Stored in this
 * browser.
 */
export function setShortcutsOn(on: boolean): void {
  try {
    localStorage.setItem(key, on ? 'on' : 'off');
  } catch {
    // Without storage the setting does not change.
  }
  changes.dispatchEvent(new Event('change'));
}

export const shortcutsOn = stored;

export function useShortcutsOn(): boolean {
  return useSyncExternalStore((onChange) => {
    changes.addEventListener('change', onChange);
    return () => changes.removeEventListener('change', onChange);
  }, stored);
}
