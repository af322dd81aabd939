import { termsOfUse } from '@mainstage/content/pages/terms-of-use';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { TextPage } from '../components/pages/text-page';

export const handle: PageHandle = { lang: termsOfUse.lang, nav: 'above' };
export const meta = () => headOf(termsOfUse);

export default function TermsOfUsePage() {
  return <TextPage lang={termsOfUse.lang} copy={termsOfUse.copy} />;
}
