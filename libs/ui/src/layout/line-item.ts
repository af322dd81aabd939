import { styled } from '@mui/material/styles';
import { from } from '../theme/tokens';
import { tone } from '../theme/tones';

/** An item of a list under a hairline; from a tablet on its parts are side by side, in these columns. */
export const LineItem = styled('li', { shouldForwardProp: (prop) => prop !== 'columns' && prop !== 'sx' })<{
  columns: string;
}>(({ columns }) => ({
  display: 'grid',
  alignItems: 'center',
  gap: '8px 24px',
  padding: '18px 0',
  borderTop: `1px solid ${tone.line}`,
  [from.tablet]: { gridTemplateColumns: columns },
}));
