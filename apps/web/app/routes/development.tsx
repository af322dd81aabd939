import { development } from '@mainstage/content/shared-pages/development';
import type { Development } from '@mainstage/contracts/gates/development';
import { Gated } from '../features/gate/gated';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { lazyPart } from '../components/loading/lazy-part';

export const handle: PageHandle = {
  lang: development.lang,
  nav: 'over-hero',
};
export const meta = () => headOf(development);

// Lazy, because only holders of the password see it.
const DevelopmentView = lazyPart(
  async () => (await import('../features/development/development-view')).DevelopmentView,
);

export default function DevelopmentPage() {
  return <Gated<Development> page="development">{(content) => <DevelopmentView content={content} />}</Gated>;
}
