import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import {
  confirmCopy,
  confirmCopyInGerman,
  unsubscribeCopy,
  unsubscribeCopyInGerman,
} from '@mainstage/content/forms/newsletter-link';
import {
  keepSeatCopy,
  keepSeatCopyInEnglish,
  releaseSignUpCopy,
  returnSeatCopy,
  returnSeatCopyInEnglish,
} from '@mainstage/content/forms/webinar-links';
import {
  newsletterConfirm,
  newsletterConfirmInGerman,
  newsletterUnsubscribe,
  newsletterUnsubscribeInGerman,
} from '@mainstage/content/shared-pages/newsletter';
import {
  webinarKeepSeat,
  webinarKeepSeatInEnglish,
  webinarRelease,
  webinarReturnSeat,
  webinarReturnSeatInEnglish,
} from '@mainstage/content/shared-pages/webinar-seat';
import { webinarSeatPaths } from '@mainstage/contracts/answers';
import { newsletterLinkPaths } from '@mainstage/leads/newsletter/link-form';
import { failureOf } from '../api/call';
import { onOtherPath } from '../api/loaded-answers';
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

/** The pages, the labels of their buttons, and the calls to which they post the link's token. */
const pages = [
  { ...newsletterConfirm, words: confirmCopy, action: newsletterLinkPaths.confirm },
  { ...newsletterUnsubscribe, words: unsubscribeCopy, action: newsletterLinkPaths.unsubscribe },
  { ...webinarKeepSeat, words: keepSeatCopy, action: webinarSeatPaths.keep },
  { ...webinarReturnSeat, words: returnSeatCopy, action: webinarSeatPaths.return },
  { ...webinarRelease, words: releaseSignUpCopy, action: webinarSeatPaths.release },
];

/** Pages for visitors, in the other language: a mail's link has the language of its reader. */
const translations = [
  { ...newsletterConfirmInGerman, words: confirmCopyInGerman },
  { ...newsletterUnsubscribeInGerman, words: unsubscribeCopyInGerman },
  { ...webinarKeepSeatInEnglish, words: keepSeatCopyInEnglish },
  { ...webinarReturnSeatInEnglish, words: returnSeatCopyInEnglish },
];

function pageOf(of: LoaderFunctionArgs | ActionFunctionArgs) {
  const page = pageAt(pages, of);
  const { searchParams } = new URL(of.request.url);
  const asked = searchParams.get('lang');
  const translated = translations.find(({ path, lang }) => path === page.path && lang === asked);
  return { ...page, ...translated, token: searchParams.get('token') ?? '' };
}

export const loader = (of: LoaderFunctionArgs) => data(pageOf(of), { headers: ofOneReader });
export { headersOfData as headers } from '../forms/submission/form-headers';

/** The button. The token is the only authorization: there is no check of the origin. */
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

/** Reports a server that does not answer at the button. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs): Promise<LinkResult> =>
  serverAction<LinkResult>().catch(() => 'failed');
export { onOtherPath as shouldRevalidate };

export const handle = ({ loaderData }: Partial<LoadedPage>): PageHandle => ({
  lang: loaderData?.lang ?? 'en',
  nav: 'above',
  isPersonal: true,
});
export const meta = ({ loaderData }: LoadedPage) => headOf(loaderData);

/** Page of a link in a mail: it has a button, because a mail scanner's visit must not change anything. */
export default function MailLinkPage({ loaderData, actionData }: LoadedPage) {
  const { path, copy, words, token } = loaderData;
  const result = actionData ?? (token === '' ? 'invalid' : undefined);
  return <LinkPage key={path} page={copy} copy={words} result={result} />;
}
