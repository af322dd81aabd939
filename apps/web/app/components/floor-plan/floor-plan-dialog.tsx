import styled from '@emotion/styled';
import { Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { floorPlanWords } from '@mainstage/content/shared-pages/venue-floor-plan';
import type { HiredId } from '@mainstage/house/house';
import type { VenueId } from '@mainstage/house/ids';
import { venues } from '@mainstage/content/venues/venues';
import { nameOf } from '@mainstage/floor-plan/names';
import { layoutFor, layoutsFor, planOf } from '@mainstage/floor-plan/plan';
import type { DrawnAs } from '@mainstage/house/place';
import { PageDialog } from '@mainstage/ui/dialog/page-dialog';
import { Small } from '@mainstage/ui/text/text';
import { LayoutPicker } from './layout-picker';
import { PlanTables } from './plan-tables';
import { PlanView } from './plan-view';

interface FloorPlanDialogProps {
  venue: VenueId;
  /** Set so at first. */
  layout?: DrawnAs | null | undefined;
  /** The room that is pointed out. */
  spot?: HiredId | undefined;
  open: boolean;
  onClose(): void;
}

const Hint = styled(Small)({ marginTop: 12 });

/** The plan over the venue's page: layout, zoom, tables, and the way to the page that prints. */
export function FloorPlanDialog({ venue, layout: first, spot, open, onClose }: FloorPlanDialogProps) {
  const [wanted, setWanted] = useState(first);
  const { layout } = layoutFor(venue, wanted);
  const plan = useMemo(() => planOf(venue, layout), [venue, layout]);

  return (
    <PageDialog
      open={open}
      onClose={onClose}
      title={floorPlanWords.title(spot ? nameOf(spot) : venues[venue].name)}
      close={floorPlanWords.close}
      width="lg"
      address={{ name: 'plan', value: layout }}
    >
      <LayoutPicker choices={layoutsFor(venue)} chosen={layout} onChoose={setWanted} />
      <PlanView key={venue} plan={plan} spot={spot} wheelAlways>
        <Button component={Link} to={`/venues/${venue}/floor-plan?layout=${layout}`} variant="text">
          {floorPlanWords.tools.open}
        </Button>
      </PlanView>
      <Hint>{floorPlanWords.hint}</Hint>
      <PlanTables plan={plan} />
    </PageDialog>
  );
}
