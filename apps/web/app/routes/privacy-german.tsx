import { privacyGerman } from '@mainstage/content/pages/privacy-german';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { TextPage } from '../components/pages/text-page';

export const handle: PageHandle = { lang: privacyGerman.lang, nav: 'above' };
export const meta = () => headOf(privacyGerman);

export default function PrivacyGermanPage() {
  return <TextPage lang={privacyGerman.lang} copy={privacyGerman.copy} />;
}
