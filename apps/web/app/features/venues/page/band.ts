import { styled } from '@mui/material/styles';
import { Section } from '@mainstage/ui/layout/section';

/** A section of a page that is read to decide: closer to its neighbours than a section of a page that is strolled through. */
export const Band = styled(Section)({ paddingBlock: 'clamp(3.5rem, 2.6rem + 3vw, 5.25rem)' });
