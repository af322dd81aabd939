import { developmentCase } from '@mainstage/content/shared-pages/development';
import type { Development } from '@mainstage/contracts/gates/development';
import { Gated } from '../features/gate/gated';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { lazyPart } from '../components/loading/lazy-part';

export const handle: PageHandle = {
  lang: developmentCase.lang,
  nav: 'over-hero',
};
export const meta = () => headOf(developmentCase);

const CaseView = lazyPart(async () => (await import('../features/development/case/case-view')).CaseView);

/** The page that follows the landlord presentation, behind the same gate. */
export default function DevelopmentCasePage() {
  return <Gated<Development> page="development">{({ investmentCase }) => <CaseView content={investmentCase} />}</Gated>;
}
