import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { tone } from '../theme/tones';

const bar = 'linear-gradient(currentColor 0 0)';

const Details = styled('details')({
  width: '100%',
  borderTop: `1px solid ${tone.line}`,
  '&:last-of-type': { borderBottom: `1px solid ${tone.line}` },
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 24,
    minHeight: 56,
    padding: '12px 0',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: tone.accent },
    // A drawn plus, which no screen reader reads.
    '&::after': {
      content: '""',
      flex: 'none',
      width: 16,
      height: 16,
      background: `${bar} center / 16px 2px no-repeat, ${bar} center / 2px 16px no-repeat`,
    },
  },
  '&[open] > summary::after': { backgroundSize: '16px 2px, 0 0' },
  '& > div': { paddingBottom: 24 },
  // Paper shows the content of a closed element too.
  '@media print': {
    '& > summary::after': { display: 'none' },
    '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
  },
});

interface FoldProps {
  summary: ReactNode;
  children: ReactNode;
}

/** A line between hairlines that opens to its content: by the browser itself, so without scripts too. */
export function Fold({ summary, children }: FoldProps) {
  return (
    <Details>
      <summary>{summary}</summary>
      <div>{children}</div>
    </Details>
  );
}
