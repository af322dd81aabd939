import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { floorPlanWords } from '@mainstage/content/shared-pages/venue-floor-plan';
import type { PlanChoice } from '@mainstage/venues/plan/plan';

interface LayoutPickerProps {
  choices: readonly PlanChoice[];
  chosen: PlanChoice;
  onChoose: (name: string) => void;
}

/** Choice of the layouts of a plan, each with its guests. */
export function LayoutPicker({ choices, chosen, onChoose }: LayoutPickerProps) {
  if (choices.length < 2) return null;
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={floorPlanWords.layouts}
      value={chosen.name}
      // MUI passes null when the selected button is pressed again; one always stays selected.
      onChange={(_, name: string | null) => name !== null && onChoose(name)}
      sx={{ mb: 2.5, '@media print': { display: 'none' } }}
    >
      {choices.map(({ name, label, guests }) => (
        <ToggleButton key={name} value={name} sx={{ gap: 1, fontVariantNumeric: 'tabular-nums' }}>
          {label}{' '}
          <Typography variant="body2" component="span">
            {guests}
          </Typography>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
