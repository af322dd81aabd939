import Button from '@mui/material/Button';
import type { PictureRef } from '@mainstage/content/site/page-content';
import { CallToAction } from '@mainstage/ui/call-to-action/call-to-action';
import { pictureFrom } from '../../pictures';
import { SectionLink } from '../links/section-link';

interface ReadyProps {
  copy: { title: string; text: string; book: string; contact: string; picture: PictureRef };
}

/** The last word of a page: come and see. */
export function Ready({ copy }: ReadyProps) {
  return (
    <CallToAction id="ready" title={copy.title} lead={copy.text} picture={pictureFrom(copy.picture)}>
      <Button component={SectionLink} to="/book-tour" size="large">
        {copy.book}
      </Button>
      <Button component={SectionLink} to="/contact" variant="text">
        {copy.contact}
      </Button>
    </CallToAction>
  );
}
