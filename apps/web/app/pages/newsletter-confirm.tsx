import { newsletterConfirm } from '@mainstage/content/pages/newsletter';
import { ConfirmSubscription } from '../features/newsletter/confirm-subscription';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { QuietPage } from '../components/quiet-page';

const { copy } = newsletterConfirm;

export const handle: PageHandle = { lang: newsletterConfirm.lang, nav: 'above' };
export const meta = () => headOf(newsletterConfirm);

/** Where the opt-in mail leads: a button, because a mail scanner's visit must not confirm anything. */
export default function NewsletterConfirmPage() {
  return (
    <QuietPage {...copy}>
      <ConfirmSubscription />
    </QuietPage>
  );
}
