import Container from '@mui/material/Container';
import AppBar from '@mui/material/AppBar';
import { styled } from '@mui/material/styles';
import { colour, ease, from, motion, size } from '@mainstage/ui/theme/tokens';
import { surface, tone } from '@mainstage/ui/theme/tones';
import { SectionIcon, type SectionIconName } from '../../components/sections/section-icon';
import { SectionLink } from '../../components/links/section-link';
import { useVisibleSection } from './use-visible-section';

interface IconBarProps {
  label: string;
  path: string;
  /** Ids of the sections in their order; the same array each time. */
  anchors: readonly string[];
  entries: readonly { name: string; icon: SectionIconName }[];
}

/** Below the fixed navigation, whose height changes with its lines. */
const Band = styled(AppBar)({
  ...surface('white'),
  zIndex: 10,
  top: 72,
  borderBottom: `1px solid ${tone.line}`,
  [from.desktop]: { top: 96 },
  [from.wide]: { top: 88 },
}) as typeof AppBar;

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: 'clamp(14px, 2vw, 24px)',
  '& a': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 4,
    height: '100%',
    minHeight: 64,
    padding: '8px 0',
    fontSize: size.small,
    fontWeight: 600,
    lineHeight: 1.2,
    textDecoration: 'none',
    backgroundImage: `linear-gradient(${colour.signal}, ${colour.signal})`,
    backgroundPosition: '0 100%',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '0 2px',
    transition: `background-size ${motion.calm} ${ease}`,
  },
  '& a:hover': { color: tone.accent },
  '& a[aria-current]': { backgroundSize: '100% 2px' },
  '& svg': { flex: 'none', color: tone.accent },
  [from.tablet]: { '& a': { flexDirection: 'row', justifyContent: 'flex-start', alignItems: 'center', gap: 14 } },
  [from.desktop]: { '& a': { fontSize: size.body } },
});

/** The sections of a long page as sticky icons; each scrolls to its section, the current one is marked. */
export function IconBar({ label, path, anchors, entries }: IconBarProps) {
  const reading = useVisibleSection(anchors);
  return (
    <Band component="nav" position="sticky" aria-label={label}>
      <Container>
        <List>
          {entries.map(({ name, icon }, each) => (
            <li key={name}>
              <SectionLink
                to={`${path}#${anchors[each]}`}
                aria-current={anchors[each] === reading ? 'true' : undefined}
              >
                <SectionIcon name={icon} />
                {name}
              </SectionLink>
            </li>
          ))}
        </List>
      </Container>
    </Band>
  );
}
