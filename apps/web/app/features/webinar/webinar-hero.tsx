import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { PictureRef } from '@mainstage/content/site/page-content';
import { size } from '@mainstage/ui/theme/tokens';
import type { DialogOpener } from '../../components/loading/use-lazy-dialog';
import { WebinarAction } from './webinar-action';
import { useWebinarWords } from './webinar-date';
import { PageOpening } from '../../components/pages/page-opening';

interface WebinarHeroProps {
  copy: {
    kicker: string;
    title: string;
    lead: string;
    action: string;
    free: string;
    picture: PictureRef;
  };
  signUp: DialogOpener;
}

const Facts = styled('ul')({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  fontSize: size.small,
  fontWeight: 600,
});

/** What the webinar is, when, and the way in. */
export function WebinarHero({ copy, signUp }: WebinarHeroProps) {
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
