import { webinarSeatPaths } from '@mainstage/contracts/answers';
import { releaseSignUpCopy } from '@mainstage/content/forms/webinar-links';
import { webinarRelease } from '@mainstage/content/pages/webinar-seat';
import { LinkAction } from '../features/newsletter/link-action';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { QuietPage } from '../components/quiet-page';

const { copy } = webinarRelease;

export const handle: PageHandle = { lang: webinarRelease.lang, nav: 'above' };
export const meta = () => headOf(webinarRelease);

/** Where sales lets a sign-up in that was held back. */
export default function WebinarReleasePage() {
  return (
    <QuietPage {...copy}>
      <LinkAction path={webinarSeatPaths.release} copy={releaseSignUpCopy} />
    </QuietPage>
  );
}
