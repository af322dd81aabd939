import { webinarSeatPaths } from '@mainstage/contracts/answers';
import { releaseSignUpCopy } from '@mainstage/content/forms/webinar-links';
import { webinarRelease } from '@mainstage/content/shared-pages/webinar-seat';
import { LinkPage } from '../features/newsletter/link-page';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';

export const handle: PageHandle = { lang: webinarRelease.lang, nav: 'above' };
export const meta = () => headOf(webinarRelease);

/** Where sales releases a quarantined sign-up. */
export default function WebinarReleasePage() {
  return <LinkPage path={webinarSeatPaths.release} page={webinarRelease.copy} copy={releaseSignUpCopy} />;
}
