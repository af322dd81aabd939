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
    /** What the others add up to: under a stronger line. */
    total?: boolean;
  }[];
  /** The figure begins its line, else it ends it. */
  figuresFirst?: boolean;
}

/** Figures under one another, each on the line that says what it is. */
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
