import { styled } from '@mui/material/styles';
import { columns } from '@mainstage/ui/theme/columns';
import { from } from '@mainstage/ui/theme/tokens';

/** A list of cards in two columns, the right one a step lower. */
export const SteppedPairs = styled('ul')({
  ...columns({ tablet: 2 }),
  gap: '72px 24px',
  [from.desktop]: { rowGap: 104, '& > li:nth-of-type(even)': { paddingTop: 88 } },
});
