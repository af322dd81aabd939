import { webinarSeatPaths } from '@mainstage/contracts/answers';
import { returnSeatCopy } from '@mainstage/content/forms/webinar-links';
import { webinarReturnSeat } from '@mainstage/content/shared-pages/webinar-seat';
import { LinkPage } from '../features/newsletter/link-page';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';

export const handle: PageHandle = { lang: webinarReturnSeat.lang, nav: 'above' };
export const meta = () => headOf(webinarReturnSeat);

/** Where a registrant gives the seat to somebody else. */
export default function WebinarReturnSeatPage() {
  return <LinkPage path={webinarSeatPaths.return} page={webinarReturnSeat.copy} copy={returnSeatCopy} />;
}
