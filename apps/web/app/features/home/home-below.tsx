import { homeBelow } from '@mainstage/content/pages/home-below';
import { from } from '@mainstage/ui/theme/tokens';
import { styled } from '@mui/material/styles';
import { whenNear } from '../../components/loading/when-near';
import { Experience } from './experience';
import { HomeProgramme } from './home-programme';
import { Ready } from '../../components/pages/closing-call';
import { UseCaseSlideshow } from './use-case-slideshow';
import { VenueSlideshow } from './venue-slideshow';

const { useCases, experience, venues, ready } = homeBelow;

// Carousels bring the most code and lie furthest down: they are fetched on their own.
const services = whenNear('#services', async () => (await import('./home-services')).HomeServices);

/** Side by side where the screen is wide. */
const Pair = styled('div')({
  display: 'grid',
  [from.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** The home page under its numbers: code of its own, so that the first screen does not wait for it. */
export function HomeBelow() {
  return (
    <>
      <Pair>
        <UseCaseSlideshow copy={useCases} />
        <VenueSlideshow copy={venues} />
      </Pair>
      <Experience copy={experience} />
      {services}
      <HomeProgramme />
      <Ready copy={ready} />
    </>
  );
}
