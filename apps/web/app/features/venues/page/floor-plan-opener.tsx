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
  /** Shown first: a layout, or the caption of one of the venue's set-ups; by default the first layout. */
  setUp?: string;
  /** The highlighted room. */
  spot?: PlaceId;
  /** Whether `?plan=` opens it; one opener of a page. */
  byAddress?: boolean;
  children: (opener: DialogOpener) => ReactNode;
}

/** A button or tile that opens a venue's floor plan; its code is loaded on demand. */
export function FloorPlanOpener({ venue, setUp, spot, byAddress = false, children }: FloorPlanOpenerProps) {
  const { show, opener, ...plan } = useLazyDialog(FloorPlanDialog);
  const [sent, setSent] = useState<string>();
  const showAsked = useEffectEvent(() => {
    const requested = new URLSearchParams(window.location.search).get('plan');
    if (!byAddress || requested === null) return;
    setSent(requested);
    show();
  });
  // Once only: later the visitor decides.
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
