import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router-dom';
import { confirmCopy, unsubscribeCopy } from '@mainstage/content/forms/newsletter-link';
import { keepSeatCopy, releaseSignUpCopy, returnSeatCopy } from '@mainstage/content/forms/webinar-links';
import { newsletterConfirm, newsletterUnsubscribe } from '@mainstage/content/shared-pages/newsletter';
import { webinarKeepSeat, webinarRelease, webinarReturnSeat } from '@mainstage/content/shared-pages/webinar-seat';
import { webinarSeatPaths } from '@mainstage/contracts/answers';
import { newsletterLinkPaths } from '@mainstage/leads/newsletter/link-form';
import { failureOf } from '../api/call';
import { pageAt } from '../components/page-address/page-at';
import { LinkPage } from '../features/newsletter/link-page';
import { linkEndOf, type LinkResult } from '../features/newsletter/link-result';
import { headOf } from '../head';
import { pageApi } from '../page-context';
import type { PageHandle } from '../page-handle';
import { ofOneReader } from '../private-headers';

interface LoadedPage {
  loaderData: ReturnType<typeof pageOf>;
  actionData?: LinkResult;
}

/** The page, what its button says, and where that posts the link's token. */
const pageOf = (of: LoaderFunctionArgs | ActionFunctionArgs) => ({
  ...pageAt(
    [
      { ...newsletterConfirm, words: confirmCopy, action: newsletterLinkPaths.confirm },
      { ...newsletterUnsubscribe, words: unsubscribeCopy, action: newsletterLinkPaths.unsubscribe },
      { ...webinarKeepSeat, words: keepSeatCopy, action: webinarSeatPaths.keep },
      { ...webinarReturnSeat, words: returnSeatCopy, action: webinarSeatPaths.return },
      { ...webinarRelease, words: releaseSignUpCopy, action: webinarSeatPaths.release },
    ],
    of,
  ),
  token: new URL(of.request.url).searchParams.get('token') ?? '',
});

export const loader = (of: LoaderFunctionArgs) => data(pageOf(of), { headers: ofOneReader });
export { headersOfData as headers } from '../forms/submission/form-headers';

/** The button without scripts. Whoever has the token may press it: no header of the browser says more. */
export async function action(of: ActionFunctionArgs) {
  const { action: path, token } = pageOf(of);
  const response = await of.context.get(pageApi).call(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  const result = response.ok ? 'done' : linkEndOf(await failureOf(response));
  return data<LinkResult>(result, { status: response.status, headers: ofOneReader });
}

export const handle = ({ loaderData }: Partial<LoadedPage>): PageHandle => ({
  lang: loaderData?.lang ?? 'en',
  nav: 'above',
});
export const meta = ({ loaderData }: LoadedPage) => headOf(loaderData);

/** Where a link in a mail leads: a button, because a mail scanner's visit must not do anything. */
export default function MailLinkPage({ loaderData, actionData }: LoadedPage) {
  const { action: path, copy, words, token } = loaderData;
  const result = actionData ?? (token === '' ? 'invalid' : undefined);
  return <LinkPage key={path} path={path} token={token} page={copy} copy={words} result={result} />;
}
