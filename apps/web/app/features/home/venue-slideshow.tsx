import Button from '@mui/material/Button';
import { slideMs } from '@mainstage/content/constants/motion';
import type { PictureRef } from '@mainstage/content/site/page-content';
import { Slideshow } from '@mainstage/ui/slideshow/slideshow';
import { slidePicture } from '../../components/pictures/slide-picture';
import { SectionLink } from '../../components/links/section-link';

interface VenueSlideshowProps {
  copy: {
    label: string;
    slides: readonly { title: string; text: string; action: string; to: string; picture: PictureRef }[];
  };
}

/** The kinds of venue, one after the other. */
export function VenueSlideshow({ copy }: VenueSlideshowProps) {
  return (
    <Slideshow
      label={copy.label}
      everyMs={slideMs.slideshow}
      titleAs="h2"
      half
      slides={copy.slides.map(({ title, text, action, to, picture }) => ({
        title,
        text,
        ...slidePicture(picture),
        action: (
          <Button component={SectionLink} to={to} variant="outlined">
            {action}
          </Button>
        ),
      }))}
    />
  );
}
