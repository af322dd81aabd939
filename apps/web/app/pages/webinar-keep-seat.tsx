import { webinarSeatPaths } from '@mainstage/contracts/answers';
import { keepSeatCopy } from '@mainstage/content/forms/webinar-links';
import { webinarKeepSeat } from '@mainstage/content/pages/webinar-seat';
import { LinkAction } from '../features/newsletter/link-action';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { QuietPage } from '../components/quiet-page';

const { copy } = webinarKeepSeat;

export const handle: PageHandle = { lang: webinarKeepSeat.lang, nav: 'above' };
export const meta = () => headOf(webinarKeepSeat);

/** Where a provisional seat is kept: only the button does it, for mail scanners open links. */
export default function WebinarKeepSeatPage() {
  return (
    <QuietPage {...copy}>
      <LinkAction path={webinarSeatPaths.keep} copy={keepSeatCopy} />
    </QuietPage>
  );
}
