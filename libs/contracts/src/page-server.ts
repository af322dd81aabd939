import type { WebinarDate } from './answers';

/** Settings that the pages' server build reads from the environment when it is imported. */
export const pageSettings = {
  /** Origin in all absolute addresses, such as `https://www.example.com`. */
  origin: 'SITE_ORIGIN',
  /** `sample` where estimates show sample prices, else `own`. */
  prices: 'SITE_PRICES',
} as const;

/** The request that is rendered: Express's. */
export interface Visitor {
  ip?: string | undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** What loaders and actions get from the process that renders. */
export interface PageHost {
  /** The time that rules decide by; never fails. */
  now(): Date;
  /** Signs what pages hand to a browser and read back; the same in every process. */
  secret: string;
  /** The webinar's date and seats; never fails. */
  webinar(): Promise<WebinarDate>;
  /** Takes what a page threw while it was rendered. */
  report(error: unknown): void;
  /**
   * Calls the API over HTTP in the name of a visitor: the client address counts as the visitor's own.
   * @param path such as `/api/contact`
   */
  call(visitor: Visitor, path: string, init?: RequestInit): Promise<Response>;
}

/** Renders pages and runs their loaders and actions. */
export interface PageServer<Handler> {
  /** Express's request handler. */
  handle: Handler;
  /** Addresses of the pages that it renders, without parameters, such as `/contact`. */
  paths: readonly string[];
}

/** Exported by the server build of the site (apps/web/server/app.ts). */
export type CreatePageServer<Handler> = (host: PageHost) => PageServer<Handler>;
