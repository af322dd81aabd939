import { type ReactNode } from 'react';
import type { VenueId } from '@mainstage/house/ids';
import type { Layout } from '@mainstage/house/layouts';
import { useLazyDialog } from '../../../components/use-lazy-dialog';
import { lazyPart } from '../../../components/lazy-part';

const FloorPlanDialog = lazyPart(
  async () => (await import('../../../components/floor-plan/floor-plan-dialog')).FloorPlanDialog,
);

interface FloorPlanOpenerProps {
  venue: VenueId;
  /** Set so at first; otherwise in the venue's first layout. */
  layout?: Layout | null;
  /** Draws what opens the plan. */
  children: (show: () => void) => ReactNode;
}

/** A venue's floor plan behind a button or tile; its code comes when it is first wanted. */
export function FloorPlanOpener({ venue, layout, children }: FloorPlanOpenerProps) {
  const plan = useLazyDialog();
  return (
    <>
      {children(plan.show)}
      {plan.wanted && (
        <FloorPlanDialog key={layout} venue={venue} layout={layout} open={plan.open} onClose={plan.close} />
      )}
    </>
  );
}
