import { createContext } from 'react';
import { berlinToday } from '@mainstage/contracts/calendar';

/**
 * Data that a page rendered on request gets with its HTML, so that the browser renders the same and does not load it
 * again.
 */
export interface LoadedAnswers {
  /** The day of the request in Berlin, YYYY-MM-DD: a visitor's clock may show another one. */
  today: string;
  /** The API's answers by the path that was called. */
  answers: Readonly<Record<string, unknown>>;
}

/** Undefined in a page that is a file of the build. */
export const LoadedAnswersContext = createContext<LoadedAnswers | undefined>(undefined);

/** For a `clientLoader`: after a navigation the page loads its answers itself. */
export const noAnswers = (): LoadedAnswers => ({ today: berlinToday(), answers: {} });

/** For `shouldRevalidate`: the page itself reads the query, so its data is valid for every query. */
export const onOtherPath = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.pathname !== nextUrl.pathname;
