import Box from '@mui/material/Box';
import { featuredUseCases } from '@mainstage/content/use-cases/use-cases';
import { homeBelow } from '@mainstage/content/pages/home-below';
import { columns } from '@mainstage/ui/theme/columns';
import { lazyNearViewport } from '../../components/loading/lazy-near-viewport';
import { Experience } from './experience';
import { HomeProgramme } from './home-programme';
import { Ready } from '../../components/pages/closing-call';
import { HomeSlideshow } from './home-slideshow';

const { useCases, experience, venues, ready } = homeBelow;

// Carousels have the largest scripts and are furthest down, so they are loaded separately.
const services = lazyNearViewport('#services', async () => (await import('./home-services')).HomeServices);

const useCaseSlides = featuredUseCases.map(({ id, name, description, image }) => ({
  title: name,
  text: description,
  action: useCases.more,
  to: `/use-cases#${id}`,
  picture: image,
}));

/** The home page below its numbers: a chunk of its own, so that the first screen does not wait for it. */
export function HomeBelow() {
  return (
    <>
      <Box sx={columns({ wide: 2 })}>
        <HomeSlideshow label={useCases.label} slides={useCaseSlides} />
        <HomeSlideshow {...venues} />
      </Box>
      <Experience copy={experience} />
      {services}
      <HomeProgramme />
      <Ready copy={ready} />
    </>
  );
}
