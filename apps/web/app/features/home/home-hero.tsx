import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import type { home } from '@mainstage/content/pages/home';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { heroLoopFiles } from '@mainstage/content/site/film';
import { venueTourFilm } from '@mainstage/venues/facts/films';
import { Hero } from '@mainstage/ui/layout/hero';
import { Film } from '@mainstage/ui/media/film';
import { HeroPicture } from '../../components/pictures/hero-picture';
import { useFilm } from '../../components/pictures/use-film';
import { ButtonLink } from '../../components/links/button-link';

/** The opening of the home page with its film. */
export function HomeHero({ copy }: { copy: typeof home.copy.hero }) {
  const film = useFilm({ title: copy.dialog.title, address: venueTourFilm });
  const still = <HeroPicture picture={{ id: 'hall-audience', alt: '' }} priority />;

  return (
    // The search below begins on the first screen.
    <Box sx={{ '--hero-below': '96px' }}>
      <Hero
        background={<Film sources={heroLoopFiles} still={still} labels={copy.film} />}
        head={
          <Typography variant="h1" id="page-title">
            {copy.title}
          </Typography>
        }
      >
        <Typography variant="lead">{copy.lead}</Typography>
        <Stack direction="row">
          <ButtonLink to="/#find" size="large">
            {copy.find}
          </ButtonLink>
          <ButtonLink to="/book-tour" size="large" variant="outlined">
            {copy.book}
          </ButtonLink>
          <Button variant="text" size="large" startIcon={<PlayArrow />} {...film.opener}>
            {copy.watch}
          </Button>
        </Stack>
        {film.dialog}
      </Hero>
    </Box>
  );
}
