import type { Request } from 'express';

/** The pattern of the controller that answered; `site` for pages and files. */
export function routeOf({ route }: Request): string {
  const { path } = (route ?? {}) as { path?: unknown };
  return typeof path === 'string' ? path : 'site';
}
