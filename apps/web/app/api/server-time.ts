import { setClock } from '@mainstage/contracts/clock';
import { createStore } from '../storage/store';

/**
 * Tolerated difference between the clocks in milliseconds: the header counts whole seconds, and an answer takes time.
 */
const tolerance = 5_000;

const known = createStore(false);

/** Whether rules about days use the server's time. */
export const useServerTimeKnown = known.useValue;

/** Uses the server's time from an answer's `Date` header from now on. @param response not from a cache */
export function noteServerTime({ headers }: Pick<Response, 'headers'>): void {
  const ahead = Date.parse(headers.get('Date') ?? '') - Date.now();
  if (Number.isNaN(ahead) || headers.has('Age')) return;
  const offset = Math.abs(ahead) > tolerance ? ahead : 0;
  setClock(() => new Date(Date.now() + offset));
  if (!known.read()) known.write(true);
}

/** Loads the server's time if no response had it. @returns whether it became known now */
export async function fetchServerTime(): Promise<boolean> {
  if (known.read()) return false;
  try {
    noteServerTime(await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }));
  } catch {
    // Offline: sending the form reports the failure.
  }
  return known.read();
}
