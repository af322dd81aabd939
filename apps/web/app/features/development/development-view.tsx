import type { Development } from '@mainstage/contracts/gates/development';
import { development } from '@mainstage/content/shared-pages/development';
import { GateFooter } from '../../components/pages/gate-footer';
import { BigFigures } from './big-figures';
import { FloorPlanButton } from './floor-plan-button';
import { Opening } from './opening';
import { Phases } from './phases';
import { PictureStorySection } from './picture-story';
import { Products } from './products';
import { Proposal } from './proposal';
import { Terms } from './terms';

/** The landlord presentation, once its gate is open (rule development.offer). */
export function DevelopmentView({ content }: { content: Development }) {
  const { opening, figures, house, week, phases, products, terms, proposal } = content;
  return (
    <>
      <Opening content={opening} />
      <BigFigures content={figures} />
      <PictureStorySection id="house" tone="graphite" story={house}>
        <FloorPlanButton plan={house.plan} />
      </PictureStorySection>
      <Phases content={phases} />
      <Products content={products} />
      <PictureStorySection id="week" tone="ink" story={week} />
      <Terms content={terms} />
      <Proposal content={proposal} />
      <GateFooter page="development" words={development.copy} />
    </>
  );
}
