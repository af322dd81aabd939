import { createContext } from 'react-router-dom';
import type { WebinarDate } from '@mainstage/contracts/answers';
import { webinarDatePath } from '@mainstage/contracts/answers';

// Loaders and actions get a `RouterContextProvider`.
declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

/** What loaders and actions use of the process that renders, for the visitor whose request it is. */
export interface PageApi {
  /** Signs what a page hands to the browser and reads back. */
  secret: string;
  /** The webinar's date and seats. */
  webinar: () => Promise<WebinarDate>;
  /** Takes what a page threw while it was rendered. */
  report: (error: unknown) => void;
  /** Calls the API over HTTP, with the visitor's address, cookies and language. @param path such as `/api/contact` */
  call: (path: string, init?: RequestInit) => Promise<Response>;
}

/** The development server's own: it renders pages beside the API and knows only its address. */
const call: PageApi['call'] = (path, init) =>
  fetch(new URL(path, process.env['DEV_API_URL'] ?? 'http://localhost:3000'), init);

/** Set for each request by apps/web/server/app.ts. */
export const pageApi = createContext<PageApi>({
  secret: 'development',
  call,
  report: (error) => process.emitWarning(error instanceof Error ? error : String(error)),
  webinar: async () => (await call(webinarDatePath)).json() as Promise<WebinarDate>,
});
