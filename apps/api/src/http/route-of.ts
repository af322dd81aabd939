import type { IncomingMessage } from 'node:http';

declare module 'http' {
  interface IncomingMessage {
    /** Whoever answers it: Express says so, and the short way (short-way/short-way.ts). */
    route?: { path?: unknown };
  }
}

/** The pattern of the controller that answered; `site` for pages and files. */
export function routeOf({ route }: IncomingMessage): string {
  return typeof route?.path === 'string' ? route.path : 'site';
}
