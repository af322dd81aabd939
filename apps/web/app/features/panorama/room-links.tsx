import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { view360 } from '@mainstage/content/pages/view-360';
import type { VenueId } from '@mainstage/house/ids';
import { venues } from '@mainstage/content/venues/venues';
import type { Way } from '@mainstage/floor-plan/ways';
import { size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { viewPath } from './standing';

interface RoomLinksProps {
  links: readonly { to: VenueId; hasView: boolean; through?: Way['through'] }[];
  /** The room that the visitor stands in. */
  here?: VenueId;
}

const List = styled.ul({ listStyle: 'none', marginTop: 12, borderTop: `1px solid ${tone.line}` });

const Row = styled(Link)({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  minHeight: 48,
  padding: '8px 0',
  borderBottom: `1px solid ${tone.line}`,
  fontWeight: 600,
  textDecoration: 'none',
  '& span': { fontSize: size.small, fontWeight: 400, color: tone.muted, textAlign: 'right' },
  '&:hover': { color: tone.accent },
  '&[aria-current]': { color: tone.accent },
});

const { copy } = view360;

/** Rooms as plain links: into their view, or to their page where there is none. */
export function RoomLinks({ links, here }: RoomLinksProps) {
  return (
    <List>
      {links.map(({ to, hasView, through }) => (
        <li key={to}>
          <Row
            to={hasView ? viewPath(to) : `/venues/${to}`}
            preventScrollReset={hasView}
            aria-current={to === here ? 'true' : undefined}
          >
            {venues[to].name}
            <span>
              {/* Views are what this page is about: only their absence is said. */}
              {[through && copy.through[through], !hasView && copy.noView].filter(Boolean).join(', ')}
            </span>
          </Row>
        </li>
      ))}
    </List>
  );
}
