import { lazyPart } from '../components/loading/lazy-part';
import { shortlistKey } from '../storage/shortlist-key';
import { createStoredValue } from '../storage/stored-value';

/** Loaded only for visitors with a shortlist: most first visits have none. */
const ShortlistLink = lazyPart(async () => (await import('../shortlist/shortlist-link')).ShortlistLink);

const hasShortlist = createStoredValue({ area: 'local', key: shortlistKey, parse: (text) => text !== null });

export function ShortlistSpot() {
  return hasShortlist.useValue() && <ShortlistLink />;
}
