import type { LoaderFunctionArgs } from 'react-router-dom';
import { confirmCopy, unsubscribeCopy } from '@mainstage/content/forms/newsletter-link';
import { keepSeatCopy, releaseSignUpCopy, returnSeatCopy } from '@mainstage/content/forms/webinar-links';
import { newsletterConfirm, newsletterUnsubscribe } from '@mainstage/content/shared-pages/newsletter';
import { webinarKeepSeat, webinarRelease, webinarReturnSeat } from '@mainstage/content/shared-pages/webinar-seat';
import { webinarSeatPaths } from '@mainstage/contracts/answers';
import { newsletterLinkPaths } from '@mainstage/leads/newsletter/link-form';
import { pageAt } from '../components/page-address/page-at';
import { LinkPage } from '../features/newsletter/link-page';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';

type LoadedPage = { loaderData: ReturnType<typeof loader> };

/** The page, what its button says, and where that posts the link's token. */
export const loader = (of: LoaderFunctionArgs) =>
  pageAt(
    [
      { ...newsletterConfirm, words: confirmCopy, action: newsletterLinkPaths.confirm },
      { ...newsletterUnsubscribe, words: unsubscribeCopy, action: newsletterLinkPaths.unsubscribe },
      { ...webinarKeepSeat, words: keepSeatCopy, action: webinarSeatPaths.keep },
      { ...webinarReturnSeat, words: returnSeatCopy, action: webinarSeatPaths.return },
      { ...webinarRelease, words: releaseSignUpCopy, action: webinarSeatPaths.release },
    ],
    of,
  );
export const handle = ({ loaderData }: Partial<LoadedPage>): PageHandle => ({
  lang: loaderData?.lang ?? 'en',
  nav: 'above',
});
export const meta = ({ loaderData }: LoadedPage) => headOf(loaderData);

/** Where a link in a mail leads: a button, because a mail scanner's visit must not do anything. */
export default function MailLinkPage({ loaderData: { action, copy, words } }: LoadedPage) {
  return <LinkPage key={action} path={action} page={copy} copy={words} />;
}
