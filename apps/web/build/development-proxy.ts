import type { ProxyOptions } from 'vite';

/** Addresses that the API answers, beside the built files that only it serves. */
const ofApi =
  '^/(api|health|metrics|ops|downloads|newsletter|\\.well-known|webinar/(join|return-seat|keep-seat|release))(/|\\?|$)';

/**
 * Where Vite's development server forwards what is not a page of the site.
 * @param env `DEV_API_URL` and `DEV_DESK_URL`: origins of the API and of the desk's development server, both set by `npm run dev`
 */
export const proxyOfDevelopment = (env: Record<string, string>): Record<string, ProxyOptions> => ({
  [ofApi]: { target: env['DEV_API_URL'] ?? 'http://localhost:3000', xfwd: true },
  ...(env['DEV_DESK_URL'] && {
    // Vite serves its base address with a slash at the end only.
    '^/desk': {
      target: env['DEV_DESK_URL'],
      ws: true,
      rewrite: (path: string) => path.replace(/^\/desk(?=\?|$)/, '/desk/'),
    },
  }),
});
