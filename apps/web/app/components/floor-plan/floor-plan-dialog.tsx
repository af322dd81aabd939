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
  /** What it shows at first: a layout, or the caption of one of the venue's set-ups. */
  show?: string | undefined;
  /** The room that is pointed out. */
  spot?: PlaceId | undefined;
  open: boolean;
  onClose(): void;
}

/** The plan over the venue's page: layout, zoom, tables, and the way to the page that prints. */
export function FloorPlanDialog({ venue, show, spot, open, onClose }: FloorPlanDialogProps) {
  // What was asked for stays among the choices when another is pressed.
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
