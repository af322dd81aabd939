import type { FloorNumber } from '@mainstage/venues/facts/facts';
import type { VenueId } from '@mainstage/venues/facts/ids';
import type { Layout } from '@mainstage/venues/facts/layouts';
import type { Kind } from '../finder/kinds';
import type { PictureRef } from '../site/page-content';

export type UseCaseCategory = 'Conference & Event' | 'Meeting & Workshop' | 'Broadcast & Streaming';

/** Fields of the room search, named as in its address. */
export interface UseCaseSearch {
  guests?: number;
  layout?: Layout;
  area?: number;
  led?: number;
  floor?: FloorNumber;
  kind?: Kind;
  stage?: true;
  stream?: true;
  daylight?: true;
}

export interface UseCase {
  /** Also its anchor on /use-cases. */
  id: string;
  name: string;
  description: string;
  features: readonly [string, string, string];
  image: PictureRef;
  category: UseCaseCategory;
  /** The recommended venue; the others are listed by fit. */
  firstChoice: VenueId;
  /** Finder query of the use case, which selects its rooms. */
  search: UseCaseSearch;
}

/** A section of /use-cases and a card of the Use Cases menu. */
export interface UseCaseSection {
  anchor: string;
  name: UseCaseCategory;
  description: string;
  icon: 'stage' | 'table' | 'camera';
  /** The menu shows the first two. */
  features: readonly string[];
  image: PictureRef;
  useCases: readonly UseCase[];
}
