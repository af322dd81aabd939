import { venueWords } from '@mainstage/content/shared-pages/venue-detail';
import type { Venue } from '@mainstage/content/venues/types';
import { Section } from '@mainstage/ui/layout/section';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { LinkButton } from '../../../components/link-button';
import { VenueSpecifications } from './venue-specifications';
import { VenueHero } from './venue-hero';

/** A venue that nobody knows: nothing is promised, and the way to the thirty that exist is short. */
export function UnknownVenue({ venue }: { venue: Venue }) {
  return (
    <>
      <VenueHero venue={venue} tour="/book-tour" />
      <VenueSpecifications specifications={venue.specifications} />
      <Section aria-label={venueWords.relations.all}>
        <Container>
          <Stack direction="row">
            <LinkButton to="/venues" variant="outlined">
              {venueWords.relations.all}
            </LinkButton>
            <LinkButton to="/contact" variant="text">
              {venueWords.details.consult}
            </LinkButton>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
