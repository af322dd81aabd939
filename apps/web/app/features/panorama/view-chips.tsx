import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from '../../components/links/page-link';
import { view360 } from '@mainstage/content/pages/view-360';
import { radius, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import type { ListedRoom } from './viewpoint';

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '6px 14px',
  border: `1px solid ${tone.line}`,
  borderRadius: radius,
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.25,
} as const;

const Chip = styled(Link)({
  ...chip,
  textDecoration: 'none',
  '&:hover': { borderColor: tone.accent, color: tone.accent },
  '&[aria-current]': { backgroundColor: tone.text, borderColor: tone.text, color: tone.ground },
});
/** A room without view and page. */
const MissingChip = styled('span')({ ...chip, borderStyle: 'dashed', fontWeight: 400, color: tone.muted });

interface ViewChipsProps {
  rooms: readonly ListedRoom[];
  /** Path of the current view. */
  here: string;
}

/** Rooms in wrapping rows, the current one filled. */
export function ViewChips({ rooms, here }: ViewChipsProps) {
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {rooms.map(({ name, path, hasView }) => {
        const words = hasView ? name : `${name}: ${view360.copy.noView}`;
        return (
          <li key={name}>
            {path ? (
              <Chip to={path} preventScrollReset={hasView} aria-current={path === here ? 'true' : undefined}>
                {words}
              </Chip>
            ) : (
              <MissingChip>{words}</MissingChip>
            )}
          </li>
        );
      })}
    </Box>
  );
}
