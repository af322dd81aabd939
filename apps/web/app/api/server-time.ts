import { ruleBy } from '@mainstage/contracts/clock';
import { createStore } from '../storage/store';

/** Milliseconds by which clocks may differ; the header counts whole seconds, and an answer takes its time. */
const tolerance = 5_000;

const known = createStore(false);

/** Whether rules about days go by the server's time by now. */
export const useServerTimeKnown = known.useValue;

/** Lets the server's time rule, as an answer's `Date` tells it. @param response one that came from no cache */
export function noteServerTime({ headers }: Pick<Response, 'headers'>): void {
  const ahead = Date.parse(headers.get('Date') ?? '') - Date.now();
  if (Number.isNaN(ahead) || headers.has('Age')) return;
  const offset = Math.abs(ahead) > tolerance ? ahead : 0;
  ruleBy(() => new Date(Date.now() + offset));
  if (!known.read()) known.write(true);
}

/** Asks for the server's time where no response had it. @returns whether it has come just now */
export async function fetchServerTime(): Promise<boolean> {
  if (known.read()) return false;
  try {
    noteServerTime(await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }));
  } catch {
    // Offline: sending reports the failure.
  }
  return known.read();
}
