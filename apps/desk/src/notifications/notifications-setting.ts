import { useSyncExternalStore } from 'react';

const key = 'desk-notifications';
const changes = new EventTarget();

/** `denied`: blocked in the browser. `unsupported`: not available. */
export type NotificationsState = 'on' | 'off' | 'denied' | 'unsupported';

function stateNow(): NotificationsState {
  if (!('Notification' in globalThis)) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  try {
    return localStorage.getItem(key) === 'on' && Notification.permission === 'granted' ? 'on' : 'off';
  } catch {
    return 'off';
  }
}

/** Whether this browser shows notifications of the desk: only if they were turned on here. */
export const notificationsOn = (): boolean => stateNow() === 'on';

/** Turns them on or off in this browser; the first time the browser asks for permission. */
export async function setNotificationsOn(on: boolean): Promise<void> {
  if (on && Notification.permission === 'default') await Notification.requestPermission();
  try {
    localStorage.setItem(key, on ? 'on' : 'off');
  } catch {
    // Without storage they stay off.
  }
  changes.dispatchEvent(new Event('change'));
}

export function useNotificationsState(): NotificationsState {
  return useSyncExternalStore((onChange) => {
    changes.addEventListener('change', onChange);
    return () => changes.removeEventListener('change', onChange);
  }, stateNow);
}
