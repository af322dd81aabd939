import type { VenueId } from '@mainstage/venues/facts/ids';
import type { PictureRef } from '../site/page-content';

/**
 * A slide of the testimonial slider. Nobody is quoted by name: these are sample voices, so a person's name is what they
 * do, and the role the industry they do it in.
 */
export interface TestimonialSlide {
  image: PictureRef;
  quote: string;
  people: readonly { name: string; role: string }[];
  eventLabel: string;
  /** Where it was. */
  venue?: VenueId;
}
