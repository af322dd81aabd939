import type { PictureRef } from '../site/page-content';
import type { Venue } from './types';

/** Every picture of a venue's page, each once: hero, layouts, gallery. */
export function viewsOf({ heroImage, seatingConfigurations, galleryImages }: Venue): readonly PictureRef[] {
  return [heroImage, ...seatingConfigurations.map(({ image }) => image), ...galleryImages];
}
