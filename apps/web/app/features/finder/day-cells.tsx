import { styled } from '@mui/material/styles';
import { calendarWords } from '@mainstage/content/calendar/words';
import { berlinToday } from '@mainstage/contracts/calendar';
import { hires, isHire } from '@mainstage/contracts/day-parts';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';
import { displayType, from, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import type { AskedDay } from './finder-state';

const words = calendarWords.finder;

const Row = styled('div')({
  display: 'grid',
  borderBottom: `1px solid ${tone.line}`,
  [from.tablet]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    '& > * + *': { borderLeft: `1px solid ${tone.line}`, paddingLeft: 20 },
  },
});
const Cell = styled('label')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  minWidth: 0,
  // Apart, so that the row's own space on the left counts.
  paddingBlock: '14px 8px',
  paddingRight: 20,
  '& > span': { fontSize: size.small, fontWeight: 600, lineHeight: 1.4, color: tone.muted },
  '& > input, & > select': {
    ...displayType,
    width: '100%',
    minWidth: 0,
    minHeight: 56,
    padding: 0,
    border: 0,
    borderRadius: 2,
    background: 'none',
    color: tone.text,
    fontSize: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.75rem)',
    lineHeight: 1.1,
    letterSpacing: '-0.035em',
    colorScheme: 'dark',
    cursor: 'pointer',
    [from.desktop]: { minHeight: 48, fontSize: '1.5rem' },
  },
  '& option': { fontSize: '1rem', letterSpacing: 0, color: '#0A0A0F', backgroundColor: '#FFFFFF' },
});

/** The day, as the first thing that is asked, and which part of it. */
export function DayCells({ day, onChange }: { day: AskedDay; onChange: (day: AskedDay) => void }) {
  const live = useHydrated();
  return (
    <Row>
      <Cell>
        <span>{words.day}</span>
        <input
          type="date"
          name="date"
          min={live ? berlinToday() : undefined}
          value={day.date}
          onChange={({ target }) => onChange({ ...day, date: target.value })}
        />
      </Cell>
      <Cell>
        <span>{words.hire}</span>
        <select
          name="part"
          value={day.hire}
          onChange={({ target }) => isHire(target.value) && onChange({ ...day, hire: target.value })}
        >
          {hires.map((hire) => (
            <option key={hire} value={hire}>
              {calendarWords.hires[hire]}
            </option>
          ))}
        </select>
      </Cell>
    </Row>
  );
}
