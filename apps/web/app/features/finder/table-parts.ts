import Table from '@mui/material/Table';
import { styled } from '@mui/material/styles';
import { size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

/** Widths of a real table; below, rows are blocks with the column's name in each cell. */
export const tableMedia = '@media (min-width: 1024px), print';
export const blocksMedia = 'screen and (max-width: 1023px)';

export const FigureTable = styled(Table)({
  fontSize: size.small,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  [`@media ${blocksMedia}`]: { display: 'block', '& > tbody': { display: 'block' } },
});

/** Inherits the table's size, which print reduces. */
export const plainCell = { padding: 0, border: 0, fontSize: 'inherit', lineHeight: 'inherit' } as const;
export const numberCell = { ...plainCell, textAlign: 'right', whiteSpace: 'nowrap' } as const;
export const hairline = `1px solid ${tone.line}`;
