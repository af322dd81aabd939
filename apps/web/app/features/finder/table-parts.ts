import { styled } from '@mui/material/styles';
import { size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

/** Where a table is one; below, its rows are blocks with the column's name in each cell. */
export const asTable = '@media (min-width: 1024px), print';
export const asBlocks = 'screen and (max-width: 1023px)';

/** A table on a desk and on paper, blocks below. */
export const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: size.small,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  [`@media ${asBlocks}`]: { display: 'block' },
});

export const TableBody = styled('tbody')({ [`@media ${asBlocks}`]: { display: 'block' } });

export const numberCell = { textAlign: 'right', whiteSpace: 'nowrap' } as const;
export const hairline = `1px solid ${tone.line}`;
