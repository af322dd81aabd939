/**
 * For a route's `headers`: the page holds nothing of a visitor, so that a proxy may keep it for a moment. Browsers ask again.
 */
export const publicForTenSeconds = () => ({ 'Cache-Control': 'public, max-age=0, s-maxage=10' });
