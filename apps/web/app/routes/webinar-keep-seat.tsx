import { webinarSeatPaths } from '@mainstage/contracts/answers';
import { keepSeatCopy } from '@mainstage/content/forms/webinar-links';
import { webinarKeepSeat } from '@mainstage/content/shared-pages/webinar-seat';
import { LinkPage } from '../features/newsletter/link-page';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';

export const handle: PageHandle = { lang: webinarKeepSeat.lang, nav: 'above' };
export const meta = () => headOf(webinarKeepSeat);

/** Where a provisional seat is kept: only the button does it, for mail scanners open links. */
export default function WebinarKeepSeatPage() {
  return <LinkPage path={webinarSeatPaths.keep} page={webinarKeepSeat.copy} copy={keepSeatCopy} />;
}
