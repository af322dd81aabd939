import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from '../../components/links/page-link';
import { view360 } from '@mainstage/content/pages/view-360';
import { size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import type { RoomLink } from './room-view';

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

/** Plain links from a view: to the next view, or to the page of a room without a view. */
export function RoomLinks({ links }: { links: readonly RoomLink[] }) {
  return (
    <Box component="ul" sx={{ marginTop: 1.5, borderTop: `1px solid ${tone.line}` }}>
      {links.map(({ to, name, path, how, hasView }) => (
        <li key={to}>
          <Row to={path} preventScrollReset={hasView}>
            {name}
            {/* Views are the subject of this page, so only a missing one is mentioned. */}
            <span>{hasView ? how : `${how}, ${copy.noView}`}</span>
          </Row>
        </li>
      ))}
    </Box>
  );
}
