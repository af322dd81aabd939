import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { gallery } from '@mainstage/content/pages/gallery';
import { Section } from '@mainstage/ui/layout/section';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { GalleryHero } from '../features/gallery/gallery-hero';
import { Ready } from '../components/pages/ready';
import { insideViewport } from '../components/loading/when-near-viewport';
import { whenNear } from '../components/loading/when-near';

const { copy } = gallery;

export const handle: PageHandle = { lang: gallery.lang, nav: 'over-hero' };
export const meta = () => headOf(gallery);

const lists = whenNear(
  '#lists',
  async () => (await import('../features/gallery/gallery-lists')).GalleryLists,
  insideViewport,
);

const Head = styled('div')({ marginBottom: 'clamp(2rem, 4vw, 3.5rem)' });

/** The venue in pictures and films, by category. */
export default function GalleryPage() {
  return (
    <>
      <GalleryHero label={copy.hero.label} />
      <Section aria-labelledby="page-title">
        <Container>
          <Head>
            <Grid container rowSpacing={2} sx={{ alignItems: 'end' }}>
              <Grid size={{ xs: 12, md: 7 }}>
                <Typography variant="h2" component="h1" id="page-title">
                  {copy.title}
                </Typography>
              </Grid>
              <Grid size={{ xs: 12, md: 5 }}>
                <Typography variant="lead">{copy.lead}</Typography>
              </Grid>
            </Grid>
          </Head>
          <div id="lists">{lists}</div>
        </Container>
      </Section>
      <Ready copy={copy.closing} />
    </>
  );
}
