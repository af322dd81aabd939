import { gallery } from '../gallery/gallery';
import { gallerySlides } from '../gallery/hero-slides';
import { industries } from '../industries/industries';
import { gallery as galleryPage } from '../pages/gallery';
import { home } from '../pages/home';
import { homeBelow } from '../pages/home-below';
import { references } from '../pages/references';
import { testimonials } from '../references/testimonials';
import { serviceSlides } from '../services/services';
import { featuredUseCases } from '../use-cases/use-cases';
import { videoCards } from '../videos/video-cards';

/**
 * Pages with slideshows: a slide far from the first is not in the built page, where tools/checks checks all other
 * pictures.
 */
const pages = {
  '/': [home.head, home.copy, homeBelow, featuredUseCases, videoCards, serviceSlides, industries],
  '/gallery': [gallerySlides, gallery.All, galleryPage.copy],
  '/references': [testimonials, industries, references.copy],
};

/** Every picture of a content object, at any depth. */
function picturesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const item = value as { kind?: string; id?: string };
  if (item.kind === 'picture' && item.id) return [item.id];
  return Object.entries(value).flatMap(([key, inner]) =>
    ['picture', 'image', 'thumbnail'].includes(key) ? [nameOf(inner)] : picturesIn(inner),
  );
}

const nameOf = (picture: string | { id: string }): string => (typeof picture === 'string' ? picture : picture.id);

describe.each(Object.entries(pages))('the page %s', (_path, content) => {
  it('shows no picture twice on any slide', () => {
    const shown = picturesIn(content);
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter((id, at) => shown.indexOf(id) !== at)).toEqual([]);
  });
});
