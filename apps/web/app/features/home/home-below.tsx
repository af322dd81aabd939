import { homeBelow } from '@mainstage/content/pages/home-below';
import { whenNear } from '../../components/when-near';
import { Experience } from './experience';
import { HomeProgramme } from './home-programme';
import { Ready } from '../../components/ready';
import { UseCaseSlideshow } from './use-case-slideshow';
import { VenueSlideshow } from './venue-slideshow';

const { useCases, experience, venues, ready } = homeBelow;

// Carousels bring the most code and lie furthest down: they are fetched on their own.
const services = whenNear('#services', async () => (await import('./home-services')).HomeServices);

/** The home page under its numbers: code of its own, so that the first screen does not wait for it. */
export function HomeBelow() {
  return (
    <>
      <UseCaseSlideshow copy={useCases} />
      <Experience copy={experience} />
      <VenueSlideshow copy={venues} />
      {services}
      <HomeProgramme />
      <Ready copy={ready} />
    </>
  );
}
