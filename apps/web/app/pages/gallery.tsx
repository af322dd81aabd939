import { styled } from '@mui/material/styles';
import { gallery } from '@mainstage/content/pages/gallery';
import { Columns, Container, Section, Span } from '@mainstage/ui/layout/section';
import { Lead, QuietTitle } from '@mainstage/ui/text/text';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { GalleryHero } from '../features/gallery/gallery-hero';
import { Ready } from '../components/ready';
import { inSight } from '../components/wanted';
import { whenNear } from '../components/when-near';

const { copy } = gallery;

export const handle: PageHandle = { lang: gallery.lang, nav: 'over-hero', wakes: 'at once' };
export const meta = () => headOf(gallery);

const lists = whenNear('#lists', async () => (await import('../features/gallery/gallery-lists')).GalleryLists, inSight);

const Head = styled('div')({ marginBottom: 'clamp(2rem, 4vw, 3.5rem)' });

/** The house in pictures and films, by category. */
export default function GalleryPage() {
  return (
    <>
      <GalleryHero label={copy.hero.label} />
      <Section aria-labelledby="page-title">
        <Container>
          <Head>
            <Columns style={{ rowGap: 16, alignItems: 'end' }}>
              <Span span={7}>
                <QuietTitle id="page-title">{copy.title}</QuietTitle>
              </Span>
              <Span start={8} span={5}>
                <Lead>{copy.lead}</Lead>
              </Span>
            </Columns>
          </Head>
          <div id="lists">{lists}</div>
        </Container>
      </Section>
      <Ready copy={copy.closing} />
    </>
  );
}
