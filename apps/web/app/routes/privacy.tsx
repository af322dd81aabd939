import { privacy } from '@mainstage/content/pages/privacy';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { TextPage } from '../components/pages/text-page';

export const handle: PageHandle = { lang: privacy.lang, nav: 'above' };
export const meta = () => headOf(privacy);

export default function PrivacyPage() {
  return <TextPage lang={privacy.lang} copy={privacy.copy} />;
}
