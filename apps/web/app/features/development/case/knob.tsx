import { styled } from '@mui/material/styles';
import { type FocusEvent, useId, useState } from 'react';
import type { CaseField } from '@mainstage/contracts/gates/investment-case';
import { radius, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { allowed } from './case-values';
import { filled, withUnit } from './format';

interface KnobProps {
  field: CaseField;
  value: number;
  /** `{min} to {max}`. */
  range: string;
  onChange: (value: number) => void;
}

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '20px 0',
  borderTop: `1px solid ${tone.line}`,
  '& label': { fontWeight: 600 },
  '@media print': { padding: '6px 0' },
});

const Entry = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  fontSize: size.small,
  color: tone.muted,
  '& input': {
    width: '5.25em',
    height: 48,
    padding: '0 4px 0 12px',
    border: `1px solid ${tone.border}`,
    borderRadius: radius,
    backgroundColor: tone.field,
    color: tone.text,
    font: 'inherit',
    fontSize: size.body,
    fontVariantNumeric: 'tabular-nums',
    colorScheme: 'dark',
  },
  '@media print': {
    '& input': { border: 0, width: '3em', height: 'auto', padding: 0, textAlign: 'right', appearance: 'textfield' },
  },
});

const thumb = {
  width: 22,
  height: 22,
  border: 0,
  borderRadius: 2,
  backgroundColor: tone.accent,
  cursor: 'grab',
} as const;
const track = {
  height: 2,
  background: `linear-gradient(to right, ${tone.accent} var(--filled), ${tone.border} var(--filled))`,
} as const;

const Slider = styled('input')({
  gridColumn: '1 / -1',
  width: '100%',
  height: 44,
  margin: 0,
  appearance: 'none',
  background: 'none',
  cursor: 'pointer',
  '&::-webkit-slider-runnable-track': track,
  '&::-moz-range-track': track,
  '&::-webkit-slider-thumb': { appearance: 'none', ...thumb, marginTop: -10 },
  '&::-moz-range-thumb': thumb,
});

const Hint = styled('p')({ gridColumn: '1 / -1', fontSize: '0.875rem', lineHeight: 1.45, color: tone.muted });

/** A number between two ends: a slider and a field for the same value. */
export function Knob({ field, value, range, onChange }: KnobProps) {
  const { label, hint, unit, min, max, step } = field;
  const id = useId();
  /** What is being typed, as long as it is no value yet. */
  const [typed, setTyped] = useState<string>();

  function type(text: string): void {
    const number = text === '' ? Number.NaN : Number(text);
    const fits = number === allowed(field, number);
    setTyped(fits ? undefined : text);
    if (fits) onChange(number);
  }

  function leave({ target }: FocusEvent<HTMLInputElement>): void {
    if (typed === undefined) return;
    setTyped(undefined);
    const number = target.value === '' ? Number.NaN : Number(target.value);
    if (Number.isFinite(number)) onChange(allowed(field, number));
  }

  const filledTo = `${((value - min) / (max - min)) * 100}%`;
  return (
    <Row>
      <label htmlFor={`${id}-number`} id={`${id}-label`}>
        {label}
      </label>
      <Entry>
        <input
          id={`${id}-number`}
          type="number"
          inputMode="decimal"
          min={min}
          max={max}
          step={step}
          value={typed ?? value}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
        />
        <span aria-hidden="true">{unit}</span>
      </Entry>
      <Slider
        data-screen
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        aria-valuetext={withUnit(value, unit)}
        onChange={({ target }) => onChange(Number(target.value))}
        sx={{ '--filled': filledTo }}
      />
      <Hint id={`${id}-hint`}>
        {filled(range, { min, max: withUnit(max, unit) })}. {hint}
      </Hint>
    </Row>
  );
}
