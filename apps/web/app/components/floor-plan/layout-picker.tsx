import { styled } from '@mui/material/styles';
import { floorPlanWords } from '@mainstage/content/shared-pages/venue-floor-plan';
import type { PlanChoice } from '@mainstage/floor-plan/plan';
import { radius, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

interface LayoutPickerProps {
  choices: readonly PlanChoice[];
  chosen: PlanChoice;
  onChoose: (name: string) => void;
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBottom: 20,
  '@media print': { display: 'none' },
});

const Choice = styled('button')({
  minHeight: 48,
  padding: '8px 16px',
  border: `1px solid ${tone.border}`,
  borderRadius: radius,
  backgroundColor: 'transparent',
  color: tone.text,
  font: 'inherit',
  fontSize: size.small,
  fontWeight: 600,
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  '&[aria-pressed="true"]': { backgroundColor: tone.text, color: tone.ground },
  '& span': { fontWeight: 400, marginLeft: 8 },
});

/** What a plan can show, with the guests of each; one is chosen. */
export function LayoutPicker({ choices, chosen, onChoose }: LayoutPickerProps) {
  if (choices.length < 2) return null;
  return (
    <Row role="group" aria-label={floorPlanWords.layouts}>
      {choices.map(({ name, label, guests }) => (
        <Choice key={name} type="button" aria-pressed={name === chosen.name} onClick={() => onChoose(name)}>
          {label} <span>{guests}</span>
        </Choice>
      ))}
    </Row>
  );
}
