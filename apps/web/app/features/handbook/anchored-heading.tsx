import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { eventPlanners } from '@mainstage/content/pages/event-planners';
import { tone } from '@mainstage/ui/theme/tones';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { SectionLink } from '../../components/links/section-link';

/** Link to an answer, for copying: visible on hover, tap and keyboard focus. */
const AnchorLink = styled(SectionLink)({
  marginLeft: '0.4em',
  padding: '0 0.2em',
  color: tone.muted,
  fontWeight: 400,
  textDecoration: 'none',
  opacity: 0,
  '*:hover > &, &:focus-visible': { opacity: 1 },
  '&:hover': { color: tone.accent },
  '@media print': { display: 'none' },
});

interface AnchoredHeadingProps {
  id: string;
  title: string;
  as: 'h2' | 'h3';
  /** Id of the heading itself, if it names a section. */
  headingId?: string;
}

/** A heading with a link to it, which is not a part of its accessible name. */
export function AnchoredHeading({ id, title, as, headingId }: AnchoredHeadingProps) {
  const { pathname } = useLocation();
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline' }}>
      <Typography variant="h3" component={as} id={headingId}>
        {title}
      </Typography>
      <AnchorLink to={`${pathname.replace(/\/+$/, '')}#${id}`}>
        <span aria-hidden="true">#</span>
        <VisuallyHidden>{`${eventPlanners.copy.linkTo} ${title}`}</VisuallyHidden>
      </AnchorLink>
    </Box>
  );
}
