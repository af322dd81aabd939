import { homeBelow } from '@mainstage/content/pages/home-below';
import { FarBelow } from '@mainstage/ui/layout/far-below';
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
      <FarBelow height={{ phone: 2180, desktop: 930 }}>
        <Experience copy={experience} />
      </FarBelow>
      <FarBelow height={{ phone: 710, desktop: 775 }}>
        <VenueSlideshow copy={venues} />
      </FarBelow>
      <FarBelow height={{ phone: 1650, desktop: 1750 }}>{services}</FarBelow>
      <FarBelow height={{ phone: 1850, desktop: 1590 }}>
        <HomeProgramme />
        <Ready copy={ready} />
      </FarBelow>
    </>
  );
}
