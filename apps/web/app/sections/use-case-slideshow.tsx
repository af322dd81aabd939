import { slideMs } from '@mainstage/content/constants/motion';
import type { PictureRef } from '@mainstage/content/pages/page-content';
import { featuredUseCases } from '@mainstage/content/use-cases/use-cases';
import { Slideshow } from '@mainstage/ui/slideshow/slideshow';
import { pictureFrom } from '../pictures';
import { LinkButton } from './link-button';

interface UseCaseSlideshowProps {
  copy: { label: string; more: string };
  /** One for each use case, where its own stands elsewhere on the page. */
  pictures: readonly PictureRef[];
}

/** What people come for, one after the other. */
export function UseCaseSlideshow({ copy, pictures }: UseCaseSlideshowProps) {
  return (
    <Slideshow
      label={copy.label}
      everyMs={slideMs.slideshow}
      titleAs="h2"
      slides={featuredUseCases.map(({ id, name, description, image }, index) => ({
        title: name,
        text: description,
        picture: pictureFrom(pictures[index] ?? image),
        action: (
          <LinkButton to={`/use-cases#${id}`} variant="outlined">
            {copy.more}
          </LinkButton>
        ),
      }))}
    />
  );
}
