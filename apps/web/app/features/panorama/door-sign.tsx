import ElevatorOutlined from '@mui/icons-material/ElevatorOutlined';
import { styled } from '@mui/material/styles';
import { Link } from '../../components/links/page-link';
import { view360 } from '@mainstage/content/pages/view-360';
import { colour, radius, size } from '@mainstage/ui/theme/tokens';
import { line, type Sign, stem } from './signs';
import type { Mark } from './room-view';

const { copy } = view360;

/** Lets pointer events between its lines turn the view. */
const Column = styled('div')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: line.gap,
  pointerEvents: 'none',
  transform: 'translateY(calc(-1 * var(--up, 0px)))',
  '& a': { pointerEvents: 'auto' },
  '&::after': {
    content: '""',
    position: 'absolute',
    bottom: 'calc(-1 * var(--up, 0px))',
    left: '50%',
    width: 7,
    height: 'calc(var(--stem) + var(--up, 0px))',
    marginLeft: -3.5,
    background: `radial-gradient(circle closest-side at 50% calc(100% - 3.5px), ${colour.white} 92%, transparent), linear-gradient(${colour.white}, ${colour.white}) center / 1px 100% no-repeat`,
  },
});

const plate = {
  height: line.height,
  border: `1px solid ${colour.white}`,
  backgroundColor: 'rgba(10, 10, 15, 0.82)',
  color: colour.white,
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
} as const;

const pressed = {
  '&:hover': { backgroundColor: colour.signal, color: colour.ink },
  '&:focus-visible': { position: 'relative', outline: `2px solid ${colour.signal}`, outlineOffset: 3 },
} as const;

const Room = styled(Link)({
  ...plate,
  ...pressed,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  padding: '0 14px',
  borderRadius: radius,
  '&::before': { content: '""', width: 8, height: 8, borderRadius: '50%', backgroundColor: colour.signal },
  '&[data-page]::before': { backgroundColor: 'transparent', border: `2px solid ${colour.white}` },
  '&:hover::before': { backgroundColor: colour.ink, borderColor: colour.ink },
});

const Lift = styled('div')({
  display: 'flex',
  gap: 4,
  '& > *': { ...plate, display: 'inline-flex', alignItems: 'center', justifyContent: 'center', borderRadius: radius },
  '& > span': { gap: 8, padding: '0 12px' },
});

const Floor = styled(Link)({ ...pressed, width: line.height });

/** The sign at a door: the rooms behind it, and the floors of its lift. */
export function DoorSign({ sign: { rooms, lift, raised } }: { sign: Sign }) {
  const base = raised + stem;
  return (
    <Column data-sign sx={{ paddingBottom: `${base}px`, '--stem': `${base}px` }}>
      {rooms.map((mark) => (
        <Room key={mark.to} {...onward(mark)} data-page={mark.hasView ? undefined : ''}>
          {mark.name}
        </Room>
      ))}
      {lift.length > 0 && (
        <Lift data-lift>
          <span aria-hidden="true">
            <ElevatorOutlined fontSize="small" />
            {copy.lift}
          </span>
          {lift.map((mark) => (
            <Floor key={mark.floor} {...onward(mark)} title={mark.name}>
              {mark.floor}
            </Floor>
          ))}
        </Lift>
      )}
    </Column>
  );
}

const onward = ({ name, path, how, hasView }: Mark) => ({
  to: path,
  preventScrollReset: hasView,
  'aria-label': `${hasView ? copy.go : copy.page} ${name}, ${how}`,
});
