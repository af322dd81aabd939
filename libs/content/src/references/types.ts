import type { VenueId } from '@mainstage/venues/facts/ids';
import type { PictureRef } from '../site/page-content';

/**
 * A slide of the testimonial slider. These are samples, so the person's name is an occupation, and the role an
 * industry.
 */
export interface TestimonialSlide {
  image: PictureRef;
  quote: string;
  people: readonly { name: string; role: string }[];
  eventLabel: string;
  /** Venue of the event. */
  venue?: VenueId;
}
