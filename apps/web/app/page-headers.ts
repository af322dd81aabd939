/**
 * For a route's `headers`: the page contains no data of a visitor, so a proxy may cache it briefly. Browsers revalidate
 * it.
 */
export const publicForTenSeconds = () => ({ 'Cache-Control': 'public, max-age=0, s-maxage=10' });
