import { styled } from '@mui/material/styles';
import { displayType, from, radius } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

export const ratio = '16 / 10';

export const Chosen = styled('section')({
  display: 'grid',
  gap: 20,
  alignItems: 'center',
  paddingBlock: 20,
  borderBlock: `1px solid ${tone.line}`,
  [from.tablet]: { gridTemplateColumns: '180px minmax(0, 1fr)' },
  '& picture': { borderRadius: radius },
});
export const Name = styled('p')({ ...displayType, fontSize: '1.375rem', lineHeight: 1.15, margin: '2px 0' });
export const ActionLinks = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 24px',
  minHeight: 48,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 48, fontWeight: 600, textUnderlineOffset: 6 },
});
