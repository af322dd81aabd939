import { styled } from '@mui/material/styles';
import { Section } from '@mainstage/ui/layout/section';

/** A section with less spacing, so that the offers are visible without much scrolling. */
export const CompactSection = styled(Section)({
  paddingBlock: 'clamp(1.5rem, 1.1rem + 1.2vw, 2.1rem)',
  '& h2': { fontSize: 'clamp(1.875rem, 1.35rem + 1.68vw, 3rem)' },
});
