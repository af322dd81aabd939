import type { PictureRef } from '@mainstage/content/site/page-content';
import { CallToAction } from '@mainstage/ui/call-to-action/call-to-action';
import { pictureFrom } from '../pictures';
import { LinkButton } from './link-button';

interface ReadyProps {
  copy: { title: string; text: string; book: string; contact: string; picture: PictureRef };
}

/** The last word of a page: come and see. */
export function Ready({ copy }: ReadyProps) {
  return (
    <CallToAction id="ready" title={copy.title} lead={copy.text} picture={pictureFrom(copy.picture)}>
      <LinkButton to="/book-tour" size="large">
        {copy.book}
      </LinkButton>
      <LinkButton to="/contact" variant="text">
        {copy.contact}
      </LinkButton>
    </CallToAction>
  );
}
