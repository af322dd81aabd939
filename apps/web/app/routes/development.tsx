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

// Shown to holders of the password alone: nobody else need fetch what shows it.
const DevelopmentView = lazyPart(
  async () => (await import('../features/development/development-view')).DevelopmentView,
);

/** The landlord presentation behind its gate. */
export default function DevelopmentPage() {
  return <Gated<Development> page="development">{(content) => <DevelopmentView content={content} />}</Gated>;
}
