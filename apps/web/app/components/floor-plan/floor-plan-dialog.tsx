import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { Link } from '../links/page-link';
import { floorPlanWords } from '@mainstage/content/shared-pages/venue-floor-plan';
import type { PlaceId } from '@mainstage/venues/facts/catalog';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { venues } from '@mainstage/content/venues/venues';
import { nameOf } from '@mainstage/venues/plan/names';
import { planChoices } from '@mainstage/venues/plan/plan';
import { PageDialog } from '@mainstage/ui/dialog/page-dialog';
import { LayoutPicker } from './layout-picker';
import { PlanTables } from './plan-tables';
import { PlanView } from './plan-view';

interface FloorPlanDialogProps {
  venue: VenueId;
  /** Shown first: a layout, or the caption of one of the venue's set-ups. */
  show?: string | undefined;
  /** The highlighted room. */
  spot?: PlaceId | undefined;
  open: boolean;
  onClose(): void;
}

/** The plan over the venue's page: layouts, zoom, tables, and the link to the printable page. */
export function FloorPlanDialog({ venue, show, spot, open, onClose }: FloorPlanDialogProps) {
  // The initial set-up stays in the list when another one is chosen.
  const [pressed, setPressed] = useState<string>();
  const { choices, chosen: first } = useMemo(() => planChoices(venue, show), [venue, show]);
  const chosen = choices.find(({ name }) => name === pressed) ?? first;
  const plan = useMemo(() => chosen.plan(), [chosen]);

  return (
    <PageDialog
      open={open}
      onClose={onClose}
      title={floorPlanWords.title(spot ? nameOf(spot) : venues[venue].name)}
      close={floorPlanWords.close}
      width="lg"
      address={{ name: 'plan', value: chosen.name }}
    >
      <LayoutPicker choices={choices} chosen={chosen} onChoose={setPressed} />
      <PlanView key={venue} plan={plan} spot={spot} wheelAlways>
        <Button
          component={Link}
          to={`/venues/${venue}/floor-plan?${new URLSearchParams({ layout: chosen.name })}`}
          variant="text"
        >
          {floorPlanWords.tools.open}
        </Button>
      </PlanView>
      <Typography variant="caption" sx={{ marginTop: 1.5 }}>
        {floorPlanWords.hint}
      </Typography>
      <PlanTables plan={plan} />
    </PageDialog>
  );
}
