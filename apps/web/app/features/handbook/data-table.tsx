import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { FactTable } from '@mainstage/ui/text/fact-table';
import { from, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

const Figures = styled(FactTable)({
  fontVariantNumeric: 'tabular-nums',
  '& caption': { color: tone.text, fontSize: size.body, fontWeight: 600 },
  '& th, & td': { verticalAlign: 'top', paddingRight: 16, lineHeight: 1.45 },
  '& th': { fontWeight: 600 },
  '& thead th': { borderColor: tone.border },
  // On a phone each row is a list: the column's name before each value.
  '@media (max-width: 699px)': {
    '& thead': visuallyHidden,
    '& tbody, & caption': { display: 'block' },
    '& tbody tr': { display: 'block', padding: '14px 0', borderBottom: `1px solid ${tone.line}` },
    '& tbody th, & tbody td': { display: 'block', padding: '2px 0', border: 0 },
    '& tbody td:empty': { display: 'none' },
    '& tbody td[data-label]::before': { content: 'attr(data-label) ": "', color: tone.muted },
  },
  [from.tablet]: { '& tr > :last-child': { paddingRight: 0 } },
});

export const DataTable = (table: ComponentProps<typeof FactTable>) => <Figures {...table} />;
