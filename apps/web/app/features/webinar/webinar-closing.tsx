import type { PictureRef } from '@mainstage/content/site/page-content';
import { CallToAction } from '@mainstage/ui/call-to-action/call-to-action';
import { pictureFrom } from '../../pictures';
import type { DialogOpener } from '../../components/loading/use-lazy-dialog';
import { WebinarAction } from './webinar-action';
import { useWebinarWords } from './webinar-date';

interface WebinarClosingProps {
  copy: { action: string; picture: PictureRef };
  signUp: DialogOpener;
}

/** The page's last word, true of the seats there are. */
export function WebinarClosing({ copy, signUp }: WebinarClosingProps) {
  return (
    <CallToAction id="closing" title={useWebinarWords().closingTitle} picture={pictureFrom(copy.picture)}>
      <WebinarAction size="large" label={copy.action} signUp={signUp} />
    </CallToAction>
  );
}
