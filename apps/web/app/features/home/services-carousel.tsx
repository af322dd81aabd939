import { serviceSlides } from '@mainstage/content/services/services';
import { Carousel } from '@mainstage/ui/carousel/carousel';
import { PictureCard } from '@mainstage/ui/layout/picture-card';
import { Stack } from '@mainstage/ui/layout/section';
import { Picture } from '@mainstage/ui/media/picture';
import { Heading, Text } from '@mainstage/ui/text/text';
import { pictureFrom } from '../../pictures';
import { SectionLink } from '../../components/section-link';

interface ServicesCarouselProps {
  label: string;
}

/** What the house does beside opening its doors: round and round, by arrows, arrow keys and drag. */
export function ServicesCarousel({ label }: ServicesCarouselProps) {
  return (
    <Carousel label={label} perView={{ phone: 1.15, tablet: 2.2, desktop: 3 }} place="counter">
      {serviceSlides.map(({ id, title, description, image, to }) => (
        <PictureCard aria-label={title} key={id}>
          <Picture
            picture={pictureFrom({ ...image, alt: '' })}
            sizes="(min-width: 1024px) 30vw, (min-width: 700px) 42vw, 78vw"
            ratio="1 / 1"
          />
          <Stack gap={10}>
            <Heading>
              <SectionLink to={to} draggable={false}>
                {title}
              </SectionLink>
            </Heading>
            <Text>{description}</Text>
          </Stack>
        </PictureCard>
      ))}
    </Carousel>
  );
}
