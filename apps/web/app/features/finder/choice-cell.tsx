import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { memo, type ReactNode, useId } from 'react';
import { colour, ease, from, motion } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

export interface Option {
  value: string;
  label: string;
  drawing?: ReactNode;
  note?: string;
}

interface ChoiceCellProps<Name extends string> {
  name: Name;
  legend: string;
  /** The first is the empty option: any. */
  options: readonly Option[];
  value: string;
  /** Columns on a phone; the first option fills the rest of its row. */
  columns: number;
  /** Keeps the columns on a desktop too, for options with drawings. */
  wraps?: boolean;
  onChange: (name: Name, value: string) => void;
}

const Cell = styled('fieldset')({ minWidth: 0, margin: 0, padding: '18px 0 0', border: 0 });
const Legend = styled(FormLabel)({ float: 'left', width: '100%', padding: 0, color: tone.muted }) as typeof FormLabel;

const Options = styled(RadioGroup, {
  shouldForwardProp: (prop) => !['columns', 'rest', 'wraps'].includes(String(prop)),
})<{
  columns: number;
  rest: number;
  wraps: boolean;
}>(({ columns, rest, wraps }) => ({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  paddingTop: 10,
  '@media (max-width: 699px)': { '& > label:first-of-type': { gridColumn: `span ${1 + rest}` } },
  '@media (min-width: 700px)': {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
  },
  ...(wraps && {
    [from.desktop]: {
      gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      gridAutoFlow: 'row',
      '& > label:first-of-type': { gridColumn: `span ${1 + rest}` },
    },
  }),
}));

const Choice = styled(FormControlLabel)({
  position: 'relative',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minHeight: 56,
  padding: '12px 6px 14px 0',
  color: tone.muted,
  transition: `color ${motion.quick} ${ease}`,
  // The label is the visible control.
  '& .MuiRadio-root': { position: 'absolute', inset: 0, padding: 0, opacity: 0 },
  '& .MuiFormControlLabel-label': {
    display: 'flex',
    flexDirection: 'column',
    gap: 8,
    padding: 0,
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: 1.25,
    overflowWrap: 'break-word',
  },
  '& .MuiFormControlLabel-label > svg': { width: 'min(72px, 92%)', height: 'auto', marginBottom: 2 },
  '& small': { fontSize: '0.8125rem', fontWeight: 400, color: tone.muted },
  '&::after': { content: '""', position: 'absolute', insetInline: '0 12px', bottom: 0, height: 3 },
  '&:hover': { color: tone.text },
  '&:has(input:checked)': {
    color: tone.text,
    '&::after': { backgroundColor: colour.signal, forcedColorAdjust: 'none' },
    '& .MuiFormControlLabel-label > svg': { color: colour.signal },
  },
  '&:has(input:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 2 },
});

/** A choice of a few options: radio buttons, the chosen one underlined. */
function ChoiceCellView<Name extends string>({
  name,
  legend,
  options,
  value,
  columns,
  wraps = false,
  onChange,
}: ChoiceCellProps<Name>) {
  const id = useId();
  const rest = (columns - (options.length % columns)) % columns;
  return (
    <Cell>
      <Legend component="legend" id={id}>
        {legend}
      </Legend>
      <Options
        name={name}
        value={value}
        onChange={({ target }) => onChange(name, target.value)}
        aria-labelledby={id}
        columns={columns}
        rest={rest}
        wraps={wraps}
      >
        {options.map((option) => (
          <Choice
            key={option.value}
            value={option.value}
            control={<Radio />}
            label={
              <>
                {option.drawing}
                <span>{option.label}</span>
                {option.note && <small>{option.note}</small>}
              </>
            }
          />
        ))}
      </Options>
    </Cell>
  );
}

export const ChoiceCell = memo(ChoiceCellView) as typeof ChoiceCellView;
