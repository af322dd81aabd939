import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { displayType, from, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

interface NumberCellProps<Name extends string> {
  name: Name;
  label: string;
  unit: string;
  any: string;
  value: string;
  /** Digits of the largest number that makes sense. */
  digits: number;
  onChange: (name: Name, value: string) => void;
}

const Cell = styled('label')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 10,
  minWidth: 0,
  padding: '14px 16px 10px 0',
  cursor: 'text',
  '& > span:first-of-type': { fontSize: size.small, fontWeight: 600, lineHeight: 1.4, color: tone.muted },
});

const Input = styled('input')({
  ...displayType,
  width: '100%',
  minWidth: 0,
  padding: '4px 0',
  border: 0,
  borderRadius: 2,
  background: 'none',
  color: tone.text,
  fontSize: 'clamp(2.75rem, 1.9rem + 3.4vw, 5rem)',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.045em',
  // Beside the answers, which are to be large.
  [from.desktop]: { fontSize: '2.5rem' },
  '&::placeholder': { color: tone.muted, opacity: 0.75 },
});

/** A number of the title block, as large as on the drawing. Only digits can be typed. */
function NumberCellView<Name extends string>({
  name,
  label,
  unit,
  any,
  value,
  digits,
  onChange,
}: NumberCellProps<Name>) {
  return (
    <Cell>
      <span>
        {label}
        {unit && `, ${unit}`}
      </span>
      <Input
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={any}
        maxLength={digits}
        value={value}
        onChange={({ target }) => onChange(name, target.value.replace(/\D/g, '').slice(0, digits))}
      />
    </Cell>
  );
}

export const NumberCell = memo(NumberCellView) as typeof NumberCellView;
