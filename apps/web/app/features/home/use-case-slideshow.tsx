import Button from '@mui/material/Button';
import { slideMs } from '@mainstage/content/constants/motion';
import { featuredUseCases } from '@mainstage/content/use-cases/use-cases';
import { Slideshow } from '@mainstage/ui/slideshow/slideshow';
import { slidePicture } from '../../components/pictures/slide-picture';
import { SectionLink } from '../../components/links/section-link';

interface UseCaseSlideshowProps {
  copy: { label: string; more: string };
}

/** What people book us for, one after the other. */
export function UseCaseSlideshow({ copy }: UseCaseSlideshowProps) {
  return (
    <Slideshow
      label={copy.label}
      everyMs={slideMs.slideshow}
      titleAs="h2"
      half
      slides={featuredUseCases.map(({ id, name, description, image }) => ({
        title: name,
        text: description,
        ...slidePicture(image),
        action: (
          <Button component={SectionLink} to={`/use-cases#${id}`} variant="outlined">
            {copy.more}
          </Button>
        ),
      }))}
    />
  );
}
