import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Development } from '@mainstage/contracts/gates/development';
import { isVenueId } from '@mainstage/venues/facts/ids';
import { useLazyDialog } from '../../components/loading/use-lazy-dialog';
import { lazyPart } from '../../components/loading/lazy-part';

// Code that draws plans is large: it is loaded on demand.
const FloorPlanDialog = lazyPart(
  async () => (await import('../../components/floor-plan/floor-plan-dialog')).FloorPlanDialog,
);

export function FloorPlanButton({ plan: { button, text, venue } }: { plan: Development['house']['plan'] }) {
  const dialog = useLazyDialog(FloorPlanDialog);
  if (!isVenueId(venue)) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px 28px' }} data-screen>
      <Button variant="outlined" {...dialog.opener}>
        {button}
      </Button>
      <Typography variant="caption">{text}</Typography>
      {dialog.wasOpened && <FloorPlanDialog venue={venue} {...dialog.dialog} />}
    </Box>
  );
}
