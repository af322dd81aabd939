import type { GallerySlide } from './types';

/** The gallery's three opening slides (rule gallery.tabs). */
export const gallerySlides = [
  {
    title: 'Immersive Stage Experiences',
    text: 'A wall of light, a mirror of black floor, and the moment before anyone speaks.',
    image: { id: 'hall-empty' },
  },
  {
    title: 'Premium Collaboration Spaces',
    text: 'Rooms with a shape for every conversation, from sixteen chairs to three rings.',
    image: { id: 'arena-ring' },
  },
  {
    title: 'Executive Office Environments',
    text: 'Oak, leather and the skyline: desks for people who also stand on stages.',
    image: { id: 'office-dusk' },
  },
] as const satisfies readonly GallerySlide[];
