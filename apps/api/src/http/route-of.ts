import type { Request } from 'express';

/** The route pattern of the controller; `site` for pages and files. */
export function routeOf({ route }: Request): string {
  const { path } = (route ?? {}) as { path?: unknown };
  return typeof path === 'string' ? path : 'site';
}
