import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from '../../components/links/page-link';
import { view360 } from '@mainstage/content/pages/view-360';
import type { Panorama } from '@mainstage/content/panoramas/panoramas';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { venues } from '@mainstage/content/venues/venues';
import { size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { marksOf, settingsSeen, viewPath } from './viewpoint';

interface RoomLinksProps {
  panorama: Panorama;
  /** The venue whose rooms one goes through. */
  joined?: VenueId;
}

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
});

const { copy } = view360;

/** The ways on from a view as plain links: into the next, or to the page of a room that has none. */
export function RoomLinks({ panorama, joined }: RoomLinksProps) {
  const links = marksOf(panorama).map(({ to, floor, hasView, through }) => ({
    to,
    hasView,
    how: through === 'lift' ? `${copy.through.lift}, ${copy.floor} ${floor}` : copy.through[through],
  }));
  const settings = settingsSeen(panorama).map((to) => ({ to, hasView: true, how: copy.through.setting }));
  return (
    <Box component="ul" sx={{ marginTop: 1.5, borderTop: `1px solid ${tone.line}` }}>
      {[...links, ...settings].map(({ to, hasView, how }) => (
        <li key={to}>
          <Row to={hasView ? viewPath(to, joined) : `/venues/${to}`} preventScrollReset={hasView}>
            {venues[to].name}
            {/* Views are what this page is about: only their absence is said. */}
            <span>{hasView ? how : `${how}, ${copy.noView}`}</span>
          </Row>
        </li>
      ))}
    </Box>
  );
}
