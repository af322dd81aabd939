import { webinarSeatPaths } from '@mainstage/contracts/answers';
import { returnSeatCopy } from '@mainstage/content/forms/webinar-links';
import { webinarReturnSeat } from '@mainstage/content/pages/webinar-seat';
import { LinkAction } from '../features/newsletter/link-action';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { QuietPage } from '../components/quiet-page';

const { copy } = webinarReturnSeat;

export const handle: PageHandle = { lang: webinarReturnSeat.lang, nav: 'above' };
export const meta = () => headOf(webinarReturnSeat);

/** Where a registrant gives the seat to somebody else. */
export default function WebinarReturnSeatPage() {
  return (
    <QuietPage {...copy}>
      <LinkAction path={webinarSeatPaths.return} copy={returnSeatCopy} />
    </QuietPage>
  );
}
