import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { venueFinder } from '@mainstage/content/shared-pages/venue-finder';
import { placeOf } from '@mainstage/venues/search/places';
import { size } from '@mainstage/ui/theme/tokens';
import { surface, tone } from '@mainstage/ui/theme/tones';
import { scrollToSection } from '../../components/sections/scroll-to-section';
import type { Finder } from './use-finder';

interface CompareTrayProps extends Pick<Finder, 'compared' | 'compare'> {
  /** Id of the comparison's section. */
  section: string;
}

const Tray = styled('div')({
  ...surface('graphite'),
  position: 'sticky',
  zIndex: 2,
  bottom: 0,
  '@media print': { display: 'none' },
});

const Row = styled(Container)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 28px',
  paddingBlock: 10,
  '& > p': { flex: '1 1 16rem', minWidth: 0, fontSize: size.small, lineHeight: 1.45 },
  '& span': { color: tone.muted },
});

const { compare: words } = venueFinder.copy;

/** Fixed at the bottom of the screen while places are compared. */
export function CompareTray({ compared, compare, section }: CompareTrayProps) {
  if (compared.length === 0) return null;
  return (
    <Tray role="region" aria-label={words.chosen}>
      <Row>
        <p>
          <span>{words.chosen}: </span>
          <span>{compared.map((id) => placeOf(id)?.name).join(', ')}</span>
        </p>
        <Button variant="text" onClick={() => scrollToSection(section)}>
          {words.show}
        </Button>
        <Button variant="text" onClick={() => compare([])}>
          {words.clear}
        </Button>
      </Row>
    </Tray>
  );
}
