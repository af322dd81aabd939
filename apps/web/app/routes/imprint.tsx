import { imprint } from '@mainstage/content/pages/imprint';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { TextPage } from '../components/pages/text-page';

export const handle: PageHandle = { lang: imprint.lang, nav: 'above' };
export const meta = () => headOf(imprint);

export default function ImprintPage() {
  return <TextPage lang={imprint.lang} copy={imprint.copy} />;
}
