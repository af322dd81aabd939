import { slideMs } from '@mainstage/content/constants/motion';
import type { PictureRef } from '@mainstage/content/site/page-content';
import { Slideshow } from '@mainstage/ui/slideshow/slideshow';
import { slidePicture } from '../../components/pictures/slide-picture';
import { ButtonLink } from '../../components/links/button-link';

interface HomeSlideshowProps {
  label: string;
  slides: readonly { title: string; text: string; action: string; to: string; picture: PictureRef }[];
}

/** One of two slideshows side by side, each slide with its link: use cases, kinds of venue. */
export function HomeSlideshow({ label, slides }: HomeSlideshowProps) {
  return (
    <Slideshow
      label={label}
      everyMs={slideMs.slideshow}
      titleAs="h2"
      half
      slides={slides.map(({ action, to, picture, ...words }) => ({
        ...words,
        ...slidePicture(picture),
        action: (
          <ButtonLink to={to} variant="outlined">
            {action}
          </ButtonLink>
        ),
      }))}
    />
  );
}
