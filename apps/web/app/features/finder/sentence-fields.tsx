import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { colour, ease, motion } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

/** Keeps a word and the punctuation after it on one line. */
export const Piece = styled('div')({ display: 'inline', whiteSpace: 'nowrap' });

/** A field in a sentence, as wide as its text. */
export const SentenceField = styled(InputBase)({
  display: 'inline-flex',
  maxWidth: '100%',
  font: 'inherit',
  letterSpacing: 'inherit',
  lineHeight: 'inherit',
  color: tone.text,
  verticalAlign: 'baseline',
  '& .MuiInputBase-input': {
    boxSizing: 'border-box',
    // The same height for all native controls, a calendar or an arrow.
    height: 'max(48px, 1.65em)',
    padding: '2px 4px 2px 0',
    borderBottom: `2px solid ${tone.border}`,
    borderRadius: 0,
    fontVariantNumeric: 'tabular-nums',
    colorScheme: 'dark',
    transition: `border-color ${motion.quick} ${ease}`,
    '&:hover, &:focus-visible': { borderColor: colour.signal },
    '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 3 },
    '&::placeholder': { color: tone.muted, opacity: 0.8 },
  },
});

interface NumberFieldProps {
  name: string;
  label: string;
  value: string;
  placeholder: string;
  /** Maximum number of digits. */
  digits: number;
  onValue: (value: string) => void;
}

/** A number in the sentence; accepts digits only. */
export function NumberField({ name, label, value, placeholder, digits, onValue }: NumberFieldProps) {
  return (
    <SentenceField
      name={name}
      autoComplete="off"
      placeholder={placeholder}
      value={value}
      onChange={({ target }) => onValue(target.value.replace(/\D/g, '').slice(0, digits))}
      inputProps={{ inputMode: 'numeric', 'aria-label': label }}
      sx={{ width: `calc(${Math.max(value.length, 3)}ch + 6px)`, marginRight: '0.22em' }}
    />
  );
}
