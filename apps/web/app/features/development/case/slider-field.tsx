import FormLabel from '@mui/material/FormLabel';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { type FocusEvent, useId, useState } from 'react';
import type { CaseField } from '@mainstage/contracts/gates/investment-case';
import { radius, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { allowed } from './case-values';
import { filled, withUnit } from './format';

interface SliderFieldProps {
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
  '& label': { fontSize: size.body },
  '@media print': { padding: '6px 0' },
});

const Entry = styled(OutlinedInput)({
  width: 'auto',
  border: 0,
  backgroundColor: 'transparent',
  '& fieldset': { display: 'none' },
  '& input': {
    width: '5.25em',
    height: 48,
    padding: '0 4px 0 12px',
    border: `1px solid ${tone.border}`,
    borderRadius: radius,
    backgroundColor: tone.field,
    fontVariantNumeric: 'tabular-nums',
    colorScheme: 'dark',
  },
  '& .MuiInputAdornment-root': { color: tone.muted },
  '@media print': {
    minHeight: 0,
    '& input': { border: 0, width: '3em', height: 'auto', padding: 0, textAlign: 'right', appearance: 'textfield' },
  },
});

const Scale = styled(Slider)({
  gridColumn: '1 / -1',
  height: 2,
  padding: '21px 0',
  borderRadius: 0,
  color: tone.accent,
  '& .MuiSlider-track': { border: 0 },
  '& .MuiSlider-rail': { backgroundColor: tone.border, opacity: 1 },
  '& .MuiSlider-thumb': {
    width: 22,
    height: 22,
    borderRadius: 2,
    cursor: 'grab',
    '&::before, &::after': { boxShadow: 'none' },
    // The touch area stays inside the gutter of a phone, also at the end of the scale.
    '&::after': { width: 40, height: 40 },
    '&:hover, &.Mui-active': { boxShadow: 'none' },
    '&.Mui-focusVisible': { outline: '2px solid var(--focus)', outlineOffset: 3, boxShadow: 'none' },
  },
});

const Hint = styled('p')({ gridColumn: '1 / -1', fontSize: '0.875rem', lineHeight: 1.45, color: tone.muted });

/** A slider and a number field for the same value. */
export function SliderField({ field, value, range, onChange }: SliderFieldProps) {
  const { label, hint, unit, min, max, step } = field;
  const id = useId();
  /** Typed text that is not a valid value yet. */
  const [typed, setTyped] = useState<string>();

  function type(text: string): void {
    const number = text === '' ? Number.NaN : Number(text);
    const fits = number === allowed(field, number);
    setTyped(fits ? undefined : text);
    if (fits) onChange(number);
  }

  function leave({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): void {
    if (typed === undefined) return;
    setTyped(undefined);
    const number = target.value === '' ? Number.NaN : Number(target.value);
    if (Number.isFinite(number)) onChange(allowed(field, number));
  }

  return (
    <Row>
      <FormLabel htmlFor={`${id}-number`} id={`${id}-label`}>
        {label}
      </FormLabel>
      <Entry
        id={`${id}-number`}
        type="number"
        value={typed ?? value}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        endAdornment={<InputAdornment position="end">{unit}</InputAdornment>}
        inputProps={{ inputMode: 'decimal', min, max, step, 'aria-describedby': `${id}-hint` }}
      />
      <Scale
        data-screen
        min={min}
        max={max}
        step={step}
        value={value}
        aria-labelledby={`${id}-label`}
        getAriaValueText={(number) => withUnit(number, unit)}
        onChange={(_, number) => onChange(Number(number))}
        slotProps={{ input: { 'aria-describedby': `${id}-hint` } }}
      />
      <Hint id={`${id}-hint`}>
        {filled(range, { min, max: withUnit(max, unit) })}. {hint}
      </Hint>
    </Row>
  );
}
