import type { LoaderFunctionArgs } from 'react-router-dom';
import { imprint } from '@mainstage/content/pages/imprint';
import { privacy } from '@mainstage/content/pages/privacy';
import { privacyGerman } from '@mainstage/content/pages/privacy-german';
import { termsOfUse } from '@mainstage/content/pages/terms-of-use';
import { pageAt } from '../components/page-address/page-at';
import { TextPage } from '../components/pages/text-page';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';

type LoadedPage = { loaderData: ReturnType<typeof loader> };

export const loader = (of: LoaderFunctionArgs) => pageAt([privacy, privacyGerman, imprint, termsOfUse], of);
export const handle = ({ loaderData }: Partial<LoadedPage>): PageHandle => ({
  lang: loaderData?.lang ?? 'en',
  nav: 'above',
});
export const meta = ({ loaderData }: LoadedPage) => headOf(loaderData);

/** Privacy, imprint, terms of use. */
export default function TextRoute({ loaderData: { lang, copy } }: LoadedPage) {
  return <TextPage lang={lang} copy={copy} />;
}
