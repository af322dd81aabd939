import { styleguide } from '@mainstage/content/pages/styleguide';
import { Carousel } from '@mainstage/ui/carousel/carousel';
import { CardFacts, PictureCard } from '@mainstage/ui/layout/picture-card';
import { Picture } from '@mainstage/ui/media/picture';
import { Slideshow } from '@mainstage/ui/slideshow/slideshow';
import Typography from '@mui/material/Typography';
import { pictureFrom } from '../../pictures';
import { Titled } from '../../components/sections/titled';
import { ButtonLink } from '../../components/links/button-link';

const { slideshow, carousel } = styleguide.copy;

const slides = slideshow.slides.map(({ picture, title, text }) => ({
  picture: pictureFrom(picture),
  title,
  text,
  action: <ButtonLink to="/book-tour">{slideshow.action}</ButtonLink>,
}));

export function MovingSamples() {
  return (
    <>
      <Slideshow label={slideshow.label} slides={slides} titleAs="h2" />
      <Titled id="carousel" title={carousel.title}>
        <Carousel label={carousel.label} perView={{ phone: 1.12, tablet: 2.15, desktop: 3 }}>
          {carousel.slides.map(({ picture, title, facts }) => (
            <PictureCard key={title} aria-label={title}>
              <Picture
                picture={pictureFrom(picture)}
                ratio="4 / 3"
                sizes="(min-width: 1024px) 32vw, (min-width: 700px) 42vw, 86vw"
              />
              <Typography variant="h3">{title}</Typography>
              <CardFacts facts={facts} />
            </PictureCard>
          ))}
        </Carousel>
      </Titled>
    </>
  );
}
