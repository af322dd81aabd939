import { newsletterLinkPaths } from '@mainstage/leads/newsletter/link-form';
import { unsubscribeCopy } from '@mainstage/content/forms/newsletter-link';
import { LinkAction, type Settled } from './link-action';

/** Body of the page behind a mail's unsubscribe link (`?token=`): only the button unsubscribes. */
export function Unsubscribe({ onSettled }: { onSettled?: (how: Settled) => void }) {
  return <LinkAction path={newsletterLinkPaths.unsubscribe} copy={unsubscribeCopy} onSettled={onSettled} />;
}
