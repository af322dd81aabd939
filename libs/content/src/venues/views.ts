import type { PictureRef } from '../site/page-content';
import type { Venue } from './types';

/** Every picture that a venue's own page shows, each once: its hero, the layouts it is set in, its gallery. */
export function viewsOf({ heroImage, seatingConfigurations, galleryImages }: Venue): readonly PictureRef[] {
  return [heroImage, ...seatingConfigurations.map(({ image }) => image), ...galleryImages];
}
