import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { venueWords } from '@mainstage/content/shared-pages/venue-words';
import { Tabs } from '@mainstage/ui/tabs/tabs';
import type { ReactNode } from 'react';
import { Band } from './band';
import { VenueGallery } from './venue-gallery';
import type { VenuePageData } from './venue-page-data';
import { useAddressChoice } from '../../../components/page-address/use-address-choice';

export interface View {
  id: string;
  label: string;
  panel: ReactNode;
}

interface VenueViewsProps {
  page: VenuePageData;
  /** Further tabs of a landing page. */
  more?: readonly View[];
}

/** Views of a venue: its pictures; on a stage's landing page also its rooms and configurations. */
export function VenueViews({ page, more = [] }: VenueViewsProps) {
  const gallery = <VenueGallery page={page} />;
  const { title } = venueWords.gallery;
  const tabs = [{ id: 'gallery', label: title, panel: gallery }, ...more];
  const kept = useAddressChoice(
    'view',
    tabs.map((tab) => tab.id),
  );
  return (
    <Band
      tone="ink"
      aria-labelledby={more.length > 0 ? undefined : 'gallery'}
      aria-label={more.length > 0 ? venueWords.look.title : undefined}
      id="views"
    >
      {more.length > 0 ? (
        <Tabs label={venueWords.look.title} tabs={tabs} kept={kept} />
      ) : (
        <>
          <Box sx={{ marginBottom: 4 }}>
            <Typography variant="h2" id="gallery">
              {title}
            </Typography>
          </Box>
          {gallery}
        </>
      )}
    </Band>
  );
}
