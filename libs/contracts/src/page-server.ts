/** Environment of the process that renders pages (apps/web/server/main.ts). */
export const pageSettings = {
  /** Origin in all absolute addresses, such as `https://www.example.com`. */
  origin: 'SITE_ORIGIN',
  /** `sample` where estimates show sample prices, else `own`. */
  prices: 'SITE_PRICES',
  /** Signs what pages hand to a browser and read back; the same in every process. */
  secret: 'PAGES_SECRET',
  /** URL of the API for loaders and actions. */
  api: 'API_URL',
} as const;

/** Request headers that the API adds when it has a page rendered; a visitor's own of these names are replaced. */
export const rendererHeaders = {
  /** Proves to the API in whose name a page calls it; passed on as it is. */
  visitor: 'x-mainstage-visitor',
  /** The time that rules decide by, in milliseconds since 1970. */
  time: 'x-mainstage-time',
} as const;

/** Messages of the renderer to the process that started it: its port first, then regular signs that it is not stuck. */
export type RendererMessage =
  /** `paths`: addresses of the pages that it renders, without parameters, such as `/contact`. */
  | { port: number; paths: readonly string[] }
  | { error: Required<Pick<Error, 'name' | 'message' | 'stack'>> }
  /** Resident memory in bytes, and the 99th percentile of the delays of the event loop since the last sign, in seconds. */
  | { alive: { memory: number; delay: number } };
