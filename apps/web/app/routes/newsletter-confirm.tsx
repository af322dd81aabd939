import { newsletterLinkPaths } from '@mainstage/leads/newsletter/link-form';
import { confirmCopy } from '@mainstage/content/forms/newsletter-link';
import { newsletterConfirm } from '@mainstage/content/shared-pages/newsletter';
import { LinkPage } from '../features/newsletter/link-page';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';

export const handle: PageHandle = { lang: newsletterConfirm.lang, nav: 'above' };
export const meta = () => headOf(newsletterConfirm);

/** Where the opt-in mail leads: a button, because a mail scanner's visit must not confirm anything. */
export default function NewsletterConfirmPage() {
  return <LinkPage path={newsletterLinkPaths.confirm} page={newsletterConfirm.copy} copy={confirmCopy} />;
}
