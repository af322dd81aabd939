import { landingWords } from '@mainstage/content/pages/landing-words';
import { ConfigurationGrid } from './configuration-grid';
import { RoomCarousel } from './room-carousel';
import type { StageLandingData } from './stage-landing-data';
import { VenueView } from './venue-view';

/** A stage as landing page: its rooms and all its configurations, then everything a venue's page has (rule venues.landings). */
export function StageLanding({ page }: { page: StageLandingData }) {
  const { rooms, grid, alreadyShown } = page;
  return (
    <VenueView
      page={page}
      alreadyShown={alreadyShown}
      more={[
        { id: 'spaces', label: landingWords.rooms.title, panel: <RoomCarousel {...rooms} /> },
        { id: 'configurations', label: grid.title, panel: <ConfigurationGrid {...grid} /> },
      ]}
    />
  );
}
