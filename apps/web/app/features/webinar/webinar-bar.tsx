import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { from, size } from '@mainstage/ui/theme/tokens';
import { surface } from '@mainstage/ui/theme/tones';
import type { DialogOpener } from '../../components/loading/use-lazy-dialog';
import { WebinarAction } from './webinar-action';
import { useWebinarWords } from './webinar-date';

interface WebinarBarProps {
  copy: { label: string; free: string; action: string };
  signUp: DialogOpener;
}

const Bar = styled('div')({
  ...surface('graphite'),
  marginTop: 72,
  [from.desktop]: { marginTop: 96 },
  [from.wide]: { marginTop: 88 },
});

const Row = styled(Container)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // With its year the date just fits beside the button of a phone.
  gap: '4px 8px',
  minHeight: 64,
  paddingBlock: 8,
  fontSize: size.small,
  fontWeight: 600,
  '& > .MuiButton-root, & > noscript': { marginLeft: 'auto' },
  [from.tablet]: { columnGap: 32 },
});

/** A phone has no space for it; the page repeats it below. */
const Aside = styled('span')({ display: 'none', [from.tablet]: { display: 'inline' } });

/** Date of the webinar above the rest of the page. */
export function WebinarBar({ copy, signUp }: WebinarBarProps) {
  const { shown } = useWebinarWords();

  return (
    <Bar data-screen="">
      <Row>
        <Aside>{copy.label}</Aside>
        <span>{shown}</span>
        <Aside>{copy.free}</Aside>
        <WebinarAction variant="text" label={copy.action} signUp={signUp} />
      </Row>
    </Bar>
  );
}
