import { createContext, use, useMemo } from 'react';
import { type LoaderFunctionArgs, useRevalidator } from 'react-router-dom';
import { type WebinarDate, webinarDatePath, type WebinarState } from '@mainstage/contracts/answers';
import { type WebinarWords, webinarWords } from '@mainstage/content/webinar/words';
import { pageApi } from '../../page-context';

/** Loads date, seats and state for a page that mentions the webinar (rule webinar.state). */
export async function webinarLoader({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<WebinarDate> {
  const response = await context.get(pageApi).call(webinarDatePath);
  if (!response.ok) throw new Response(null, { status: response.status });
  return (await response.json()) as WebinarDate;
}

interface LoadedWebinar {
  webinar: WebinarDate;
  refresh: () => void;
}

/** Context of a page that mentions the webinar, with the data of `webinarLoader`. */
export const WebinarContext = createContext<LoadedWebinar | undefined>(undefined);

/** For the page itself. @param webinar the data of `webinarLoader` */
export function useLoadedWebinar(webinar: WebinarDate): LoadedWebinar {
  const { revalidate } = useRevalidator();
  return useMemo(() => ({ webinar, refresh: () => void revalidate() }), [webinar, revalidate]);
}

/** @throws Error outside a `WebinarContext` */
export function useWebinar(): LoadedWebinar {
  const loaded = use(WebinarContext);
  if (!loaded) throw new Error('The page names the webinar and does not load it');
  return loaded;
}

/** Texts about date and seats. */
export const useWebinarWords = (): WebinarWords => webinarWords(useWebinar().webinar);

export const useWebinarState = (): WebinarState => useWebinar().webinar.state;
