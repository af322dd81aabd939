import { home } from '@mainstage/content/pages/home';
import { whenNear } from '../shell/when-near';
import { Experience } from './experience';
import { HomeProgramme } from './home-programme';
import { Ready } from './ready';
import { UseCaseSlideshow } from './use-case-slideshow';
import { VenueSlideshow } from './venue-slideshow';

const { useCases, experience, venues, ready, pictures } = home.copy;

// Carousels bring the most code and lie furthest down: they are fetched on their own.
const services = whenNear('#services', async () => (await import('./home-services')).HomeServices);

/** The home page under its numbers: code of its own, so that the first screen does not wait for it. */
export function HomeBelow() {
  return (
    <>
      <UseCaseSlideshow copy={useCases} pictures={pictures.useCases} />
      <Experience copy={experience} pictures={pictures.videos} />
      <VenueSlideshow copy={venues} />
      {services}
      <HomeProgramme />
      <Ready copy={ready} />
    </>
  );
}
