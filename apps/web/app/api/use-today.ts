import { use, useSyncExternalStore } from 'react';
import { berlinToday } from '@mainstage/contracts/calendar';
import { LoadedAnswersContext } from './loaded-answers';

const never = () => () => {};

/**
 * Today in Berlin, YYYY-MM-DD: until hydration the day on which the page was rendered, then the browser's.
 * @returns undefined in a page that is a file of the build, until hydration
 */
export function useToday(): string | undefined {
  const loaded = use(LoadedAnswersContext);
  return useSyncExternalStore<string | undefined>(
    never,
    () => berlinToday(),
    () => loaded?.today,
  );
}
