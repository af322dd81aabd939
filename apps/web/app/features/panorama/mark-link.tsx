import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { view360 } from '@mainstage/content/pages/view-360';
import { colour, radius, size } from '@mainstage/ui/theme/tokens';
import { type Mark, viewPath } from './standing';

interface MarkLinkProps {
  mark: Mark;
  name: string;
}

const { copy } = view360;

const Label = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '8px 14px',
  border: `1px solid ${colour.white}`,
  borderRadius: radius,
  backgroundColor: 'rgba(10, 10, 15, 0.82)',
  color: colour.white,
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '&::before': { content: '""', width: 8, height: 8, borderRadius: '50%', backgroundColor: colour.signal },
  '&[data-page]::before': { backgroundColor: 'transparent', border: `2px solid ${colour.white}` },
  '&:hover': { backgroundColor: colour.signal, borderColor: colour.signal, color: colour.ink },
  '&:hover::before': { backgroundColor: colour.ink, borderColor: colour.ink },
  '&:focus-visible': { outline: `2px solid ${colour.signal}`, outlineOffset: 3 },
});

/** A mark at a door: on into the next view, or to the page of a room that has none. */
export function MarkLink({ mark: { to, hasView, through }, name }: MarkLinkProps) {
  return (
    <Label
      to={hasView ? viewPath(to) : `/venues/${to}`}
      preventScrollReset={hasView}
      data-page={hasView ? undefined : ''}
      aria-label={`${hasView ? copy.go : copy.page} ${name}, ${copy.through[through]}`}
    >
      {name}
    </Label>
  );
}
