import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { HiredId } from '@mainstage/house/house';
import type { VenueId } from '@mainstage/house/ids';
import { type Layout, layoutNames } from '@mainstage/house/layouts';
import { type DialogOpener, useLazyDialog } from '../../../components/use-lazy-dialog';
import { lazyPart } from '../../../components/lazy-part';

const FloorPlanDialog = lazyPart(
  async () => (await import('../../../components/floor-plan/floor-plan-dialog')).FloorPlanDialog,
);

interface FloorPlanOpenerProps {
  venue: VenueId;
  /** Set so at first; otherwise in the venue's first layout. */
  layout?: Layout | null;
  /** The room that is pointed out. */
  spot?: HiredId;
  /** The one of its page that `?plan=` opens. */
  byAddress?: boolean;
  /** Draws what opens the plan. */
  children: (opener: DialogOpener) => ReactNode;
}

/** A venue's floor plan behind a button or tile; its code comes when it is first wanted. */
export function FloorPlanOpener({ venue, layout, spot, byAddress = false, children }: FloorPlanOpenerProps) {
  const { show, opener, ...plan } = useLazyDialog(FloorPlanDialog);
  const [sent, setSent] = useState<Layout>();
  const showAsked = useEffectEvent(() => {
    const asked = new URLSearchParams(window.location.search).get('plan');
    if (!byAddress || asked === null) return;
    setSent(layoutNames.find((name) => name === asked));
    show();
  });
  // Once: what the visitor does then is theirs.
  useEffect(() => {
    const timer = setTimeout(() => showAsked());
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {children(opener)}
      {plan.wanted && (
        <FloorPlanDialog
          key={sent ?? layout}
          venue={venue}
          layout={sent ?? layout}
          spot={spot}
          open={plan.open}
          onClose={plan.close}
        />
      )}
    </>
  );
}
