import { styled } from '@mui/material/styles';
import { Section } from '@mainstage/ui/layout/section';

/** A section of the first page, closer to its neighbours: what is on offer is seen without a long way down. */
export const CompactSection = styled(Section)({ paddingBlock: 'clamp(3rem, 2.4rem + 1.6vw, 4.25rem)' });
