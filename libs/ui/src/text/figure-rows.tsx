import { styled } from '@mui/material/styles';
import { displayType, size } from '../theme/tokens';
import { tone } from '../theme/tones';

const List = styled('dl')({
  width: '100%',
  borderBottom: `1px solid ${tone.line}`,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '0 24px',
    padding: '16px 0',
    borderTop: `1px solid ${tone.line}`,
  },
  '&[data-figures-first] > div': { flexDirection: 'row-reverse' },
  '& > div[data-total]': { borderTopColor: tone.text },
  '& dt': { fontSize: size.small, lineHeight: 1.4, color: tone.muted },
  '& dd': {
    ...displayType,
    fontSize: size.heading,
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
});

interface FigureRowsProps {
  rows: readonly {
    label: string;
    value: string;
    /** Whether it is the sum: under a stronger line. */
    total?: boolean;
  }[];
  /** The figure is at the start of its line, else at the end. */
  figuresFirst?: boolean;
}

/** Figures below each other, each with its label. */
export function FigureRows({ rows, figuresFirst }: FigureRowsProps) {
  return (
    <List data-figures-first={figuresFirst || undefined}>
      {rows.map(({ label, value, total }) => (
        <div key={label} data-total={total || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
