import type { webinar } from '@mainstage/content/pages/webinar';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { size } from '@mainstage/ui/theme/tokens';
import type { DialogOpener } from '../../components/loading/use-lazy-dialog';
import { WebinarAction } from './webinar-action';
import { useWebinarWords } from './webinar-date';
import { PageOpening } from '../../components/pages/page-opening';

const Facts = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  fontSize: size.small,
  fontWeight: 600,
});

export function WebinarHero({ copy, signUp }: { copy: typeof webinar.copy.hero; signUp: DialogOpener }) {
  const { shown, seatsText } = useWebinarWords();

  return (
    <PageOpening kicker={copy.kicker} title={copy.title} lead={copy.lead} picture={copy.picture}>
      <Facts>
        <li>{shown}</li>
        <li>{seatsText}</li>
        <li>{copy.free}</li>
      </Facts>
      <Stack direction="row">
        <WebinarAction size="large" label={copy.action} signUp={signUp} />
      </Stack>
    </PageOpening>
  );
}
