import { createContext } from 'react-router-dom';

// Loaders and actions get a `RouterContextProvider`.
declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

/** The API for loaders and actions, for one request. */
export interface PageApi {
  /** Key that signs values which a page sends to the browser and reads back. */
  secret: string;
  /** Reports an error that a page threw while it was rendered. */
  report: (error: unknown) => void;
  /** Calls the API over HTTP, with the visitor's address, cookies and language. @param path such as `/api/contact` */
  call: (path: string, init?: RequestInit) => Promise<Response>;
}

/** For the development server, which renders pages beside the API and knows only its address. */
const call: PageApi['call'] = (path, init) =>
  fetch(new URL(path, process.env['DEV_API_URL'] ?? 'http://localhost:3000'), init);

/** Set for each request by apps/web/server/main.ts. */
export const pageApi = createContext<PageApi>({
  secret: 'development',
  call,
  report: (error) => process.emitWarning(error instanceof Error ? error : String(error)),
});
