import Button from '@mui/material/Button';
import type { Development } from '@mainstage/contracts/gates/development';
import { Hero, heroSizes } from '@mainstage/ui/layout/hero';
import { Picture } from '@mainstage/ui/media/picture';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLazyDialog } from '../../components/loading/use-lazy-dialog';
import { casePath } from './paths';
import { pictureNamed } from './picture-named';
import { lazyPart } from '../../components/loading/lazy-part';
import { ButtonLink } from '../../components/links/button-link';

const FilmDialog = lazyPart(async () => (await import('../../components/pictures/film-dialog')).FilmDialog);

/** The building at dusk, the offer in a sentence, and the film over it. */
export function Opening({ content }: { content: Development['opening'] }) {
  const { kicker, title, lead, picture, watch, toCase, film: words } = content;
  const film = useLazyDialog(FilmDialog);

  return (
    <div data-opening>
      <Hero
        labelledBy="page-title"
        background={<Picture picture={pictureNamed(picture)} sizes={heroSizes().wide} ratio="fill" priority />}
        head={
          <>
            <Typography variant="kicker">{kicker}</Typography>
            <Typography variant="h1" id="page-title">
              {title}
            </Typography>
          </>
        }
      >
        <Typography variant="lead">{lead}</Typography>
        <Stack direction="row" data-screen>
          <Button size="large" {...film.opener}>
            {watch}
          </Button>
          <ButtonLink to={casePath} variant="outlined" size="large">
            {toCase}
          </ButtonLink>
        </Stack>
        {film.wasOpened && <FilmDialog {...film.dialog} words={words} />}
      </Hero>
    </div>
  );
}
