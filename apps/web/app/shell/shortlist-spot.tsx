import { lazyPart } from '../components/loading/lazy-part';
import { shortlistKey } from '../storage/shortlist-key';
import { createStoredValue } from '../storage/stored-value';

/** Fetched only by who has a shortlist: most first visits have none. */
const ShortlistLink = lazyPart(async () => (await import('../shortlist/shortlist-link')).ShortlistLink);

const hasShortlist = createStoredValue({ area: 'local', key: shortlistKey, parse: (text) => text !== null });

/** Where the bar shows the shortlist, once there is one. */
export function ShortlistSpot() {
  return hasShortlist.useValue() && <ShortlistLink />;
}
