import { createContext } from 'react';
import { berlinToday } from '@mainstage/contracts/calendar';

/** What a page that is rendered on request gets beside its HTML, so that the browser renders the same and does not ask again. */
export interface LoadedAnswers {
  /** The day of the request in Berlin, YYYY-MM-DD: a visitor's clock may show another one. */
  today: string;
  /** The API's answers by the path that was called. */
  answers: Readonly<Record<string, unknown>>;
}

/** Undefined in a page that is a file of the build. */
export const LoadedAnswersContext = createContext<LoadedAnswers | undefined>(undefined);

/** For a `clientLoader`: a page that the visitor navigates to asks for its answers itself. */
export const noAnswers = (): LoadedAnswers => ({ today: berlinToday(), answers: {} });

/** For `shouldRevalidate`: what the address says after its path is read by the page, and its data holds for every query. */
export const onOtherPath = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.pathname !== nextUrl.pathname;
