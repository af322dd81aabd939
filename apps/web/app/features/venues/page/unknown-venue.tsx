import { venueWords } from '@mainstage/content/shared-pages/venue-words';
import type { Venue } from '@mainstage/content/venues/types';
import { Section } from '@mainstage/ui/layout/section';
import Stack from '@mui/material/Stack';
import { VenueSpecifications } from './venue-specifications';
import { VenueHero } from './venue-hero';
import { ButtonLink } from '../../../components/links/button-link';

/** Page of an unknown venue: makes no promises, and links to all thirty venues. */
export function UnknownVenue({ venue }: { venue: Venue }) {
  return (
    <>
      <VenueHero venue={venue} tour="/book-tour" />
      <VenueSpecifications specifications={venue.specifications} />
      <Section aria-label={venueWords.relations.all}>
        <Stack direction="row">
          <ButtonLink to="/venues" variant="outlined">
            {venueWords.relations.all}
          </ButtonLink>
          <ButtonLink to="/contact" variant="text">
            {venueWords.details.consult}
          </ButtonLink>
        </Stack>
      </Section>
    </>
  );
}
