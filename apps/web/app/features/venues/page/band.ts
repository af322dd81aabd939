import { styled } from '@mui/material/styles';
import { Section } from '@mainstage/ui/layout/section';

/** A section with less spacing, for pages on which visitors decide rather than browse. */
export const Band = styled(Section)({ paddingBlock: 'clamp(3.5rem, 2.6rem + 3vw, 5.25rem)' });
