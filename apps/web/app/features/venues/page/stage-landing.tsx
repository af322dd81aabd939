import { landingWords, type LandingId, stageLandings } from '@mainstage/content/pages/stage-landings';
import { venuePages } from '@mainstage/content/shared-pages/venue-detail';
import { isVenueId } from '@mainstage/venues/facts/ids';
import { headOf } from '../../../head';
import { ConfigurationGrid } from './configuration-grid';
import { RoomCarousel } from './room-carousel';
import { venueData } from './venue-data';
import { venueTrail } from './venue-trail';
import { VenueView } from './venue-view';

/** The head of a stage's landing page: that of a venue. */
export const landingHead = (id: LandingId) => headOf(venuePages[id], { trail: venueTrail(id), data: venueData(id) });

/** A stage as landing page: its rooms and all its configurations, then everything a venue's page has (rule venues.landings). */
export function StageLanding({ id }: { id: LandingId }) {
  const { rooms, grid } = stageLandings[id];
  return (
    <VenueView
      id={id}
      alreadyShown={grid.cards.flatMap(({ id }) => (isVenueId(id) ? id : []))}
      more={[
        { id: 'spaces', label: landingWords.rooms.title, panel: <RoomCarousel {...rooms} /> },
        { id: 'configurations', label: grid.title, panel: <ConfigurationGrid here={id} {...grid} /> },
      ]}
    />
  );
}
