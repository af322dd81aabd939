import type { ReactNode } from 'react';
import type { VenueId } from '@mainstage/house/ids';
import { floorsWith } from '@mainstage/content/venues/relations';
import type { Venue } from '@mainstage/content/venues/types';
import { venues } from '@mainstage/content/venues/venues';
import { VenueCalendar } from '../../../components/calendar/venue-calendar';
import { ShortlistButton } from '../../../shortlist/shortlist-button';
import { bookTourOf } from '../../../components/venues/venue-links';
import { GetDetails } from './get-details';
import { LookCloser } from './look-closer';
import { SeatingGrid } from './seating-grid';
import { VenueEquipment, VenueSpecifications } from './venue-equipment';
import { VenueGallery } from './venue-gallery';
import { VenueHero } from './venue-hero';
import { VenueRelations } from './venue-relations';

interface VenueViewProps {
  id: VenueId;
  /** Stands between the opening and the details: what a landing page adds. */
  children?: ReactNode;
}

/** Everything about one venue (rule venues.pages). */
export function VenueView({ id, children }: VenueViewProps) {
  const venue: Venue = venues[id];

  return (
    <>
      <VenueHero venue={venue} tour={bookTourOf(id)}>
        <ShortlistButton venue={id} look="word" />
      </VenueHero>
      {children}
      <VenueCalendar venue={id} />
      <VenueEquipment features={venue.features} />
      <VenueSpecifications specifications={venue.specifications} floors={floorsWith(id)} />
      <SeatingGrid layouts={venue.seatingConfigurations} />
      <VenueGallery name={venue.name} images={venue.galleryImages} />
      <LookCloser id={id} venue={venue} />
      <GetDetails id={id} />
      <VenueRelations id={id} />
    </>
  );
}
