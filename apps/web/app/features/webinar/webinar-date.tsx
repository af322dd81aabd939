import { createContext, type ReactNode, use } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { WebinarDate, WebinarState } from '@mainstage/contracts/answers';
import { type WebinarWords, webinarWords } from '@mainstage/content/webinar/words';
import { pageApi } from '../../page-context';

/** Loads the date, seats and state for a page that names the webinar (rule webinar.state). */
export const webinarLoader = ({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<WebinarDate> =>
  context.get(pageApi).webinar();

const WebinarContext = createContext<WebinarDate | undefined>(undefined);

/** Around a page that names the webinar. @param props.webinar as `webinarLoader` gave it */
export function WebinarDateProvider({ webinar, children }: { webinar: WebinarDate; children: ReactNode }) {
  return <WebinarContext value={webinar}>{children}</WebinarContext>;
}

/** @throws Error outside a `WebinarDateProvider` */
function useWebinarDate(): WebinarDate {
  const webinar = use(WebinarContext);
  if (!webinar) throw new Error('The page names the webinar and does not load it');
  return webinar;
}

/** What is said of date and seats. */
export const useWebinarWords = (): WebinarWords => webinarWords(useWebinarDate());

export const useWebinarState = (): WebinarState => useWebinarDate().state;
