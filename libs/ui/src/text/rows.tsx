import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { from, size } from '../theme/tokens';
import { tone } from '../theme/tones';

interface RowsProps {
  /** Width of the column of terms, from a tablet on. */
  termWidth?: string;
  rows: readonly { term: string; detail: ReactNode }[];
}

const List = styled('dl')({ width: '100%', borderBottom: `1px solid ${tone.line}` });

const Row = styled('div', { shouldForwardProp: (prop) => prop !== 'termWidth' })<{ termWidth: string }>(
  ({ termWidth }) => ({
    display: 'grid',
    gap: '2px 24px',
    padding: '16px 0',
    borderTop: `1px solid ${tone.line}`,
    [from.tablet]: { gridTemplateColumns: `${termWidth} minmax(0, 1fr)` },
    '& dt': { fontSize: size.small, lineHeight: 1.8, color: tone.muted },
  }),
);

/** Terms and details between hairlines: address, hours, times. */
export function Rows({ rows, termWidth = '7.5rem' }: RowsProps) {
  return (
    <List>
      {rows.map(({ term, detail }) => (
        <Row key={term} termWidth={termWidth}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </Row>
      ))}
    </List>
  );
}
