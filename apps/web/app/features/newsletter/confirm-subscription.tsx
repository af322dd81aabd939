import { newsletterLinkPaths } from '@mainstage/leads/newsletter/link-form';
import { confirmCopy } from '@mainstage/content/forms/newsletter-link';
import { LinkAction, type Settled } from './link-action';

/** Body of the page behind the opt-in mail's link (`?token=`): only the button confirms. */
export function ConfirmSubscription({ onSettled }: { onSettled?: (how: Settled) => void }) {
  return <LinkAction path={newsletterLinkPaths.confirm} copy={confirmCopy} onSettled={onSettled} />;
}
