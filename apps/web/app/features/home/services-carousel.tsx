import { serviceSlides } from '@mainstage/content/services/services';
import { Carousel } from '@mainstage/ui/carousel/carousel';
import { PictureCard } from '@mainstage/ui/layout/picture-card';
import { Picture } from '@mainstage/ui/media/picture';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { pictureFrom } from '../../pictures';
import { SectionLink } from '../../components/links/section-link';

/** The venue's further services in an endless carousel with arrows, arrow keys and drag. */
export function ServicesCarousel({ label }: { label: string }) {
  return (
    <Carousel label={label} perView={{ phone: 1.15, tablet: 2.2, desktop: 2 }} place="counter">
      {serviceSlides.map(({ id, title, description, image, to }) => (
        <PictureCard aria-label={title} key={id}>
          <Picture
            picture={pictureFrom({ ...image, alt: '' })}
            sizes="(min-width: 1024px) 23vw, (min-width: 700px) 42vw, 78vw"
            ratio="16 / 9"
          />
          <Stack spacing={1.25}>
            <Typography variant="h3">
              <SectionLink to={to} draggable={false}>
                {title}
              </SectionLink>
            </Typography>
            <Typography variant="prose">{description}</Typography>
          </Stack>
        </PictureCard>
      ))}
    </Carousel>
  );
}
