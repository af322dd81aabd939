import Button from '@mui/material/Button';
import type { Development } from '@mainstage/contracts/gates/development';
import Stack from '@mui/material/Stack';
import { venueTourFilm } from '@mainstage/venues/facts/films';
import { casePath } from './paths';
import { pictureNamed } from './picture-named';
import { ButtonLink } from '../../components/links/button-link';
import { PageOpening } from '../../components/pages/page-opening';
import { useFilm } from '../../components/pictures/use-film';

export function Opening({ content }: { content: Development['opening'] }) {
  const { kicker, title, lead, picture, watch, toCase, film: words } = content;
  const film = useFilm({ ...words, address: venueTourFilm });

  return (
    <div data-opening>
      <PageOpening kicker={kicker} title={title} lead={lead} picture={pictureNamed(picture)} height="full">
        <Stack direction="row" data-screen>
          <Button size="large" {...film.opener}>
            {watch}
          </Button>
          <ButtonLink to={casePath} variant="outlined" size="large">
            {toCase}
          </ButtonLink>
        </Stack>
        {film.dialog}
      </PageOpening>
    </div>
  );
}
