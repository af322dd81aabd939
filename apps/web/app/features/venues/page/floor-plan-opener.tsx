import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { PlaceId } from '@mainstage/venues/facts/catalog';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { type DialogOpener, useLazyDialog } from '../../../components/loading/use-lazy-dialog';
import { lazyPart } from '../../../components/loading/lazy-part';

const FloorPlanDialog = lazyPart(
  async () => (await import('../../../components/floor-plan/floor-plan-dialog')).FloorPlanDialog,
);

interface FloorPlanOpenerProps {
  venue: VenueId;
  /** What it shows at first: a layout, or the caption of one of the venue's set-ups; otherwise the first layout. */
  setUp?: string;
  /** The room that is pointed out. */
  spot?: PlaceId;
  /** The one of its page that `?plan=` opens. */
  byAddress?: boolean;
  /** Draws what opens the plan. */
  children: (opener: DialogOpener) => ReactNode;
}

/** A venue's floor plan behind a button or tile; its code comes when it is first wanted. */
export function FloorPlanOpener({ venue, setUp, spot, byAddress = false, children }: FloorPlanOpenerProps) {
  const { show, opener, ...plan } = useLazyDialog(FloorPlanDialog);
  const [sent, setSent] = useState<string>();
  const showAsked = useEffectEvent(() => {
    const requested = new URLSearchParams(window.location.search).get('plan');
    if (!byAddress || requested === null) return;
    setSent(requested);
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
      {plan.wasOpened && (
        <FloorPlanDialog key={sent ?? setUp} venue={venue} show={sent ?? setUp} spot={spot} {...plan.dialog} />
      )}
    </>
  );
}
