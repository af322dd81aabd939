import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { eventPlanners } from '@mainstage/content/pages/event-planners';
import { tone } from '@mainstage/ui/theme/tones';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { SectionLink } from '../../components/links/section-link';

/** Seen when its heading is pointed at or tapped, or when the keyboard reaches it. */
const Sign = styled(SectionLink)({
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

/** The address of an answer, to be copied and sent to a colleague. */
export function AnchorLink({ id, title }: { id: string; title: string }) {
  const { pathname } = useLocation();
  return (
    <Sign to={`${pathname.replace(/\/+$/, '')}#${id}`}>
      <span aria-hidden="true">#</span>
      <VisuallyHidden>
        {eventPlanners.copy.linkTo} {title}
      </VisuallyHidden>
    </Sign>
  );
}
