import type { PictureRef } from '@mainstage/content/site/page-content';
import { ClosingCall } from '../../components/pages/closing-call';
import type { DialogOpener } from '../../components/loading/use-lazy-dialog';
import { WebinarAction } from './webinar-action';
import { useWebinarWords } from './webinar-date';

interface WebinarClosingProps {
  copy: { action: string; picture: PictureRef };
  signUp: DialogOpener;
}

/** The end of the page, by the number of seats. */
export function WebinarClosing({ copy, signUp }: WebinarClosingProps) {
  return (
    <ClosingCall copy={{ title: useWebinarWords().closingTitle, picture: copy.picture }}>
      <WebinarAction size="large" label={copy.action} signUp={signUp} />
    </ClosingCall>
  );
}
