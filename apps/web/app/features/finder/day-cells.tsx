import { styled } from '@mui/material/styles';
import { calendarWords } from '@mainstage/content/calendar/words';
import { hires, isHire } from '@mainstage/contracts/day-parts';
import { from } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { useToday } from '../../api/use-today';
import { LargeField } from '../../components/fields/large-field';
import type { RequestedDay } from './finder-state';

const words = calendarWords.finder;

const Row = styled('div')({
  display: 'grid',
  borderBottom: `1px solid ${tone.line}`,
  [from.tablet]: {
    // The day is longer, because of its icon.
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)',
    '&& > * + *': { borderLeft: `1px solid ${tone.line}`, paddingLeft: 20 },
  },
});
const Field = styled(LargeField)({
  // Longhand, so that the row's left padding applies.
  paddingBlock: '14px 8px',
  paddingRight: 20,
  '& .MuiInputBase-input': {
    minHeight: 56,
    fontSize: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.75rem)',
    colorScheme: 'dark',
    cursor: 'pointer',
    [from.desktop]: { minHeight: 48, fontSize: '1.375rem' },
    [from.wide]: { fontSize: '1.5rem' },
  },
  '& option': { color: '#0A0A0F', backgroundColor: '#FFFFFF' },
});

/** The day and the part of it, as the first fields. */
export function DayCells({ day, onChange }: { day: RequestedDay; onChange: (day: RequestedDay) => void }) {
  const today = useToday();
  return (
    <Row>
      <Field
        type="date"
        name="date"
        label={words.day}
        value={day.date}
        onChange={({ target }) => onChange({ ...day, date: target.value })}
        inputProps={{ min: today }}
      />
      <Field
        name="part"
        label={words.hire}
        value={day.hire}
        onChange={({ target: { value } }) => isHire(value) && onChange({ ...day, hire: value })}
      >
        {hires.map((hire) => (
          <option key={hire} value={hire}>
            {calendarWords.hires[hire]}
          </option>
        ))}
      </Field>
    </Row>
  );
}
