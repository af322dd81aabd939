import { useSyncExternalStore } from 'react';
import { type CookiePreferences, cookiePreferences, unasked } from './preference-store';

/** What the visitor allows; in the prerendered page nothing that could be refused. */
export function useCookiePreferences(): CookiePreferences {
  return useSyncExternalStore(cookiePreferences.subscribe, cookiePreferences.read, () => unasked);
}
