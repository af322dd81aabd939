import type { PictureRef } from '../pages/page-content';

export type UseCaseCategory = 'Conference & Event' | 'Meeting & Workshop' | 'Broadcast & Streaming';

export interface UseCase {
  /** Also its anchor on /use-cases. */
  id: string;
  name: string;
  description: string;
  /** Three tags. */
  features: readonly [string, string, string];
  image: PictureRef;
  category: UseCaseCategory;
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
