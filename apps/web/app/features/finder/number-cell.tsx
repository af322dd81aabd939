import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { from } from '@mainstage/ui/theme/tokens';
import { LargeField } from '../../components/fields/large-field';

interface NumberCellProps<Name extends string> {
  name: Name;
  label: string;
  unit: string;
  any: string;
  value: string;
  /** Maximum number of digits. */
  digits: number;
  onChange: (name: Name, value: string) => void;
}

const Field = styled(LargeField)({
  justifyContent: 'space-between',
  padding: '14px 16px 10px 0',
  '& .MuiInputLabel-root': { marginBottom: 10 },
  '& .MuiInputBase-input': {
    padding: '4px 0',
    fontSize: 'clamp(2.75rem, 1.9rem + 3.4vw, 5rem)',
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '-0.045em',
    // Smaller than the results beside it.
    [from.desktop]: { fontSize: '2.5rem' },
  },
});

/** A large number field that accepts digits only. */
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
    <Field
      label={unit ? `${label}, ${unit}` : label}
      name={name}
      autoComplete="off"
      placeholder={any}
      value={value}
      onChange={({ target }) => onChange(name, target.value.replace(/\D/g, '').slice(0, digits))}
      inputProps={{ inputMode: 'numeric', maxLength: digits }}
    />
  );
}

export const NumberCell = memo(NumberCellView) as typeof NumberCellView;
