import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { venueWords } from '@mainstage/content/shared-pages/venue-words';
import { Band } from './band';
import { VenueGallery } from './venue-gallery';
import type { VenuePageData } from './venue-page-data';

const { title } = venueWords.gallery;

/** Pictures of a venue. */
export function VenuePictures({ page }: { page: VenuePageData }) {
  return (
    <Band tone="ink" aria-labelledby="gallery" id="views" data-screen="">
      <Box sx={{ marginBottom: { xs: 2.5, sm: 4 } }}>
        <Typography variant="h2" id="gallery">
          {title}
        </Typography>
      </Box>
      <VenueGallery page={page} />
    </Band>
  );
}
