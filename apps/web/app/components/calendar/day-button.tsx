import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { type Availability, type DayState, stateOf } from '@mainstage/contracts/availability';
import { dayParts } from '@mainstage/contracts/day-parts';
import { colour, radius } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { daysOf, dayText, weekdayOf } from './days';
import { stateLook } from './state-look';

const Day = styled(ButtonBase)({
  display: 'grid',
  alignItems: 'stretch',
  justifyContent: 'stretch',
  gridTemplateRows: 'auto repeat(3, 1fr)',
  gap: 2,
  width: '100%',
  minHeight: 48,
  padding: 3,
  borderRadius: radius,
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  '& i': { display: 'block', minHeight: 7, borderRadius: 1 },
  ...Object.fromEntries(Object.entries(stateLook).map(([state, look]) => [`& i[data-state="${state}"]`, look])),
  '&:hover': { backgroundColor: tone.field, boxShadow: `inset 0 0 0 1px ${tone.border}` },
  '&[aria-pressed="true"]': { boxShadow: `0 0 0 2px ${colour.signal}` },
  '&[data-weekend="true"] > span': { fontWeight: 700 },
  '&:disabled': { color: tone.muted, opacity: 0.4 },
});

interface DayButtonProps {
  answer: Availability;
  venue: string;
  /** YYYY-MM-DD */
  day: string;
  chosen: boolean;
  /** Whether the Tab key reaches it (roving tabindex). */
  reached: boolean;
  onChoose: (day: string) => void;
}

/** A day as three bars, one for each part of the day. */
export const DayButton = memo(function DayButton({ answer, venue, day, chosen, reached, onChoose }: DayButtonProps) {
  const states = statesOf(answer, venue, day);
  return (
    <Day
      data-day={day}
      data-weekend={weekdayOf(day) > 4}
      aria-label={dayText(answer, venue, day)}
      aria-pressed={chosen}
      tabIndex={reached ? 0 : -1}
      disabled={isOver(states)}
      onClick={() => onChoose(day)}
    >
      <span aria-hidden="true">{Number(day.slice(8))}</span>
      {states.map((state, index) => (
        <i key={index} data-state={state} />
      ))}
    </Day>
  );
});

const statesOf = (answer: Availability, venue: string, day: string): DayState[] =>
  dayParts.map((part) => stateOf(answer, venue, day, part) ?? 'over');

const isOver = (states: readonly DayState[]) => states.every((state) => state === 'over');

/** The first day that is not past. */
export const firstOpen = (answer: Availability, venue: string, months: readonly string[]) =>
  months.flatMap(daysOf).find((day) => !isOver(statesOf(answer, venue, day)));
