import type { Request } from 'express';

/** The pattern of the controller that answered; `site` for pages and files. */
export function routeOf(request: Request): string {
  const route = request.route as { path?: unknown } | undefined;
  return typeof route?.path === 'string' ? route.path : 'site';
}
