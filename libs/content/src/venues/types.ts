import type { EventPlaceId } from '@mainstage/venues/facts/catalog';
import type { PictureRef } from '../site/page-content';
import type { VenueId } from '@mainstage/venues/facts/ids';

/** Shown above a venue's name (rule venues.pages); an unknown venue is one of the VENUES. */
export type VenueCategory = 'STAGES' | 'STUDIOS' | 'SPACES' | 'SPATIAL' | 'VENUES';

export interface Feature {
  title: string;
  description: string;
}

export interface SeatingConfiguration {
  name: string;
  capacity: string;
  description: string;
  image: PictureRef;
}

/** Content of a venue's page (rule venues.pages). */
export interface Venue {
  name: string;
  category: VenueCategory;
  subtitle: string;
  description: string;
  heroImage: PictureRef;
  /** Address of its film: a path of this site plays in a native player, an external address in an embedded one. */
  videoUrl?: string;
  /** Label to text, in the order shown. */
  specifications: Readonly<Record<string, string>>;
  features: readonly Feature[];
  /** Further views; the hero and the layouts' own pictures are not among them. */
  galleryImages: readonly PictureRef[];
  seatingConfigurations: readonly SeatingConfiguration[];
}

/** A card of a stage's all-configurations grid. */
export interface ConfigurationCard {
  /** Whose numbers it shows. */
  id: EventPlaceId;
  /** The venue to hire, to enquire about and to show on a plan. `pageOfCard` is the card's target. */
  venue: VenueId;
  name: string;
  subtitle: string;
  description: string;
  features: readonly string[];
  image: PictureRef;
  configuration: string;
  category: StageFamily;
}

/** A room of a stage's Discover Our Spaces carousel. */
export interface CarouselRoom {
  /** Whose numbers it shows. */
  id: EventPlaceId;
  name: string;
  image: PictureRef;
  description: string;
  equipment: readonly string[];
  highlight: string;
  videoUrl?: string;
  category: StageFamily;
}

/** The stage of a card or carousel entry; the Skyline page filters by the first two. */
export type StageFamily = 'skyline' | 'liberty' | 'horizon';
