import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { home } from '@mainstage/content/pages/home';
import { houseFilm } from '@mainstage/house/films';
import { Section } from '@mainstage/ui/layout/section';
import { FactsRow } from '@mainstage/ui/text/facts-row';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { videoData } from '../film-data';
import { HomeHero } from '../features/home/home-hero';
import { inSight } from '../components/wanted';
import { whenNear } from '../components/when-near';

const { copy } = home;

export const handle: PageHandle = { lang: home.lang, nav: 'over-hero', wakes: 'at once' };
export const meta = () => headOf(home, { data: videoData(houseFilm, copy.hero.dialog.title, copy.hero.lead) });

const Below = styled('div')({ marginTop: 'clamp(3.5rem, 7vw, 7rem)' });

const below = whenNear('#experience', async () => (await import('../features/home/home-below')).HomeBelow);

// Right under the hero: in the built page from the start, its code once it is seen or something is done.
const house = whenNear(
  '#find',
  async () => {
    const { HouseSearch } = await import('../features/finder/house-search');
    return () => <HouseSearch />;
  },
  inSight,
);

/** The house in a film, a few numbers and pictures, and the way in. */
export default function HomePage() {
  return (
    <>
      <HomeHero copy={copy.hero} />
      {house}
      <Section id="house" aria-labelledby="house-title">
        <Container>
          <Grid container rowSpacing={3} sx={{ alignItems: 'end' }}>
            <Grid size={{ xs: 12, md: 8 }}>
              <Typography variant="h2" id="house-title">
                {copy.numbers.title}
              </Typography>
            </Grid>
            <Grid size={{ xs: 12, md: 4 }}>
              <Typography variant="lead">{copy.numbers.lead}</Typography>
            </Grid>
          </Grid>
          <Below>
            <FactsRow facts={copy.numbers.facts} />
          </Below>
        </Container>
      </Section>
      {below}
    </>
  );
}
