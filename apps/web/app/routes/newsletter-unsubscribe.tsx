import { newsletterLinkPaths } from '@mainstage/leads/newsletter/link-form';
import { unsubscribeCopy } from '@mainstage/content/forms/newsletter-link';
import { newsletterUnsubscribe } from '@mainstage/content/shared-pages/newsletter';
import { LinkPage } from '../features/newsletter/link-page';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';

export const handle: PageHandle = { lang: newsletterUnsubscribe.lang, nav: 'above' };
export const meta = () => headOf(newsletterUnsubscribe);

/** The way out of the newsletter. */
export default function NewsletterUnsubscribePage() {
  return <LinkPage path={newsletterLinkPaths.unsubscribe} page={newsletterUnsubscribe.copy} copy={unsubscribeCopy} />;
}
