import Box from '@mui/material/Box';
import { gallery } from '@mainstage/content/pages/gallery';
import { Section } from '@mainstage/ui/layout/section';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { GalleryHero } from '../features/gallery/gallery-hero';
import { Ready } from '../components/pages/closing-call';
import { insideViewport } from '../components/loading/when-near-viewport';
import { lazyNearViewport } from '../components/loading/lazy-near-viewport';
import { TitleRow } from '../components/sections/title-row';

const { copy } = gallery;

export const handle: PageHandle = { lang: gallery.lang, nav: 'over-hero' };
export const meta = () => headOf(gallery);

const lists = lazyNearViewport(
  '#lists',
  async () => (await import('../features/gallery/gallery-lists')).GalleryLists,
  insideViewport,
);

export default function GalleryPage() {
  return (
    <>
      <GalleryHero label={copy.hero.label} />
      <Section aria-labelledby="page-title">
        <Box sx={{ marginBottom: 'clamp(2rem, 4vw, 3.5rem)' }}>
          <TitleRow id="page-title" title={copy.title} lead={copy.lead} component="h1" />
        </Box>
        <div id="lists">{lists}</div>
      </Section>
      <Ready copy={copy.closing} />
    </>
  );
}
