import { styled } from '@mui/material/styles';
import { Section } from '@mainstage/ui/layout/section';

/** A section with less spacing, for pages on which visitors decide rather than browse. */
export const Band = styled(Section)({ paddingBlock: 'clamp(2.125rem, 1.5rem + 2.65vw, 4rem)' });
