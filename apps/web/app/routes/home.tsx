import Box from '@mui/material/Box';
import { home } from '@mainstage/content/pages/home';
import { venueTourFilm } from '@mainstage/venues/facts/films';
import { FactsRow } from '@mainstage/ui/text/facts-row';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { videoData } from '../film-data';
import { CompactSection } from '../features/home/compact-section';
import { HomeHero } from '../features/home/home-hero';
import { insideViewport } from '../components/loading/when-near-viewport';
import { lazyNearViewport } from '../components/loading/lazy-near-viewport';
import { TitleRow } from '../components/sections/title-row';

const { copy } = home;

export const handle: PageHandle = { lang: home.lang, nav: 'over-hero', isFile: true };
export const meta = () => headOf(home, { data: videoData(venueTourFilm, copy.hero.dialog.title, copy.hero.lead) });

const below = lazyNearViewport('#experience', async () => (await import('../features/home/home-below')).HomeBelow);

// Directly under the hero: its HTML is in the page, its script is loaded once it is visible or at the first
// interaction.
const finder = lazyNearViewport(
  '#find',
  async () => {
    const { BuildingSearch } = await import('../features/finder/building-search');
    return () => <BuildingSearch />;
  },
  insideViewport,
);

export default function HomePage() {
  return (
    <>
      <HomeHero copy={copy.hero} />
      {finder}
      <CompactSection id="house" aria-labelledby="house-title">
        <TitleRow id="house-title" title={copy.numbers.title} lead={copy.numbers.lead} span={8} />
        <Box sx={{ marginTop: 'clamp(2rem, 3vw, 3rem)' }}>
          <FactsRow facts={copy.numbers.facts} compact />
        </Box>
      </CompactSection>
      {below}
    </>
  );
}
