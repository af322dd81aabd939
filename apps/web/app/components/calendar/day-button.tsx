import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { type DayState } from '@mainstage/contracts/availability';
import { colour, radius } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
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
  day: string;
  number: string;
  label: string;
  /** States of morning, afternoon and evening, with commas between. */
  states: string;
  chosen: boolean;
  /** The one that the Tab key reaches. */
  reached: boolean;
  weekend: boolean;
  onChoose: (day: string) => void;
}

/** A day as three bars, one for each of its parts. */
export const DayButton = memo(function DayButton({
  day,
  number,
  label,
  states,
  chosen,
  reached,
  weekend,
  onChoose,
}: DayButtonProps) {
  const parts = states.split(',') as DayState[];
  return (
    <Day
      data-day={day}
      data-weekend={weekend}
      aria-label={label}
      aria-pressed={chosen}
      tabIndex={reached ? 0 : -1}
      disabled={parts.every((state) => state === 'over')}
      onClick={() => onChoose(day)}
    >
      <span aria-hidden="true">{number}</span>
      {parts.map((state, index) => (
        <i key={index} data-state={state} />
      ))}
    </Day>
  );
});
