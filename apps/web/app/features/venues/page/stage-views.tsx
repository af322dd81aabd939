import Box from '@mui/material/Box';
import { landingWords } from '@mainstage/content/pages/landing-words';
import { venueWords } from '@mainstage/content/shared-pages/venue-words';
import { Tabs } from '@mainstage/ui/tabs/tabs';
import { useAddressChoice } from '../../../components/page-address/use-address-choice';
import { Band } from './band';
import { ConfigurationGrid } from './configuration-grid';
import { RoomCarousel } from './room-carousel';
import type { StageLandingData } from './stage-landing-data';
import { VenueGallery } from './venue-gallery';

/** Views of a stage: its pictures, its rooms and its configurations. */
export function StageViews({ page }: { page: StageLandingData }) {
  const { rooms, grid } = page;
  const tabs = [
    { id: 'gallery', label: venueWords.gallery.title, panel: <GalleryOnScreen page={page} /> },
    { id: 'spaces', label: landingWords.rooms.title, panel: <RoomCarousel {...rooms} /> },
    { id: 'configurations', label: grid.title, panel: <ConfigurationGrid {...grid} /> },
  ];
  const kept = useAddressChoice(
    'view',
    tabs.map((tab) => tab.id),
  );
  return (
    <Band tone="ink" aria-label={venueWords.look.title} id="views">
      <Tabs label={venueWords.look.title} tabs={tabs} kept={kept} />
    </Band>
  );
}

/** Its heading, a tab, is not printed either. */
const GalleryOnScreen = ({ page }: { page: StageLandingData }) => (
  <Box data-screen="">
    <VenueGallery page={page} />
  </Box>
);
