import { type ReactNode } from 'react';
import type { VenueId } from '@mainstage/house/ids';
import { useLazyDialog } from '../../../components/use-lazy-dialog';
import { lazyPart } from '../../../components/lazy-part';

const FloorPlanDialog = lazyPart(
  async () => (await import('../../../components/floor-plan/floor-plan-dialog')).FloorPlanDialog,
);

interface FloorPlanOpenerProps {
  venue: VenueId;
  /** Draws what opens the plan. */
  children: (show: () => void) => ReactNode;
}

/** A venue's floor plan behind a button or tile; its code comes when it is first wanted. */
export function FloorPlanOpener({ venue, children }: FloorPlanOpenerProps) {
  const plan = useLazyDialog();
  return (
    <>
      {children(plan.show)}
      {plan.wanted && <FloorPlanDialog venue={venue} open={plan.open} onClose={plan.close} />}
    </>
  );
}
