import { serviceSlides } from '@mainstage/content/services/services';
import { Carousel } from '@mainstage/ui/carousel/carousel';
import { TeaserCard } from '../../components/pictures/teaser-card';

/** Further services in an endless carousel with arrows, arrow keys and drag. */
export function ServicesCarousel({ label }: { label: string }) {
  return (
    <Carousel label={label} perView={{ phone: 1.15, tablet: 2.2, desktop: 2 }} place="counter">
      {serviceSlides.map(({ id, title, description, image, to }) => (
        <TeaserCard
          key={id}
          picture={{ ...image, alt: '' }}
          sizes="(min-width: 1024px) 23vw, (min-width: 700px) 42vw, 78vw"
          ratio="16 / 9"
          title={title}
          to={to}
          text={description}
        />
      ))}
    </Carousel>
  );
}
