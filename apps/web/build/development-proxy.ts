import type { ProxyOptions } from 'vite';

/** Paths of the API, and of the built files that only it serves. */
const ofApi =
  '^/(api|health|metrics|ops|downloads|newsletter|\\.well-known|webinar/(join|return-seat|keep-seat|release))(/|\\?|$)';

/**
 * Targets to which Vite's development server forwards requests that are not pages of the site.
 * @param env `DEV_API_URL` and `DEV_DESK_URL`: origins of the API and of the desk's development server, both set by
 * `npm run dev`
 */
export const proxyOfDevelopment = (env: Record<string, string>): Record<string, ProxyOptions> => ({
  [ofApi]: { target: env['DEV_API_URL'] ?? 'http://localhost:3000', xfwd: true },
  ...(env['DEV_DESK_URL'] && {
    // Vite serves its base address only with a trailing slash.
    '^/desk': {
      target: env['DEV_DESK_URL'],
      ws: true,
      rewrite: (path: string) => path.replace(/^\/desk(?=\?|$)/, '/desk/'),
    },
  }),
});
