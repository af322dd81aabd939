import { useState } from 'react';
import { newsletterConfirm } from '@mainstage/content/pages/newsletter';
import { ConfirmSubscription } from '../features/newsletter/confirm-subscription';
import type { Settled } from '../features/newsletter/link-action';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { QuietPage } from '../components/quiet-page';

const { copy } = newsletterConfirm;

export const handle: PageHandle = { lang: newsletterConfirm.lang, nav: 'above' };
export const meta = () => headOf(newsletterConfirm);

/** Where the opt-in mail leads: a button, because a mail scanner's visit must not confirm anything. */
export default function NewsletterConfirmPage() {
  const [settled, setSettled] = useState<Settled>();
  return (
    <QuietPage {...copy} title={settled ? copy.settled[settled] : copy.title}>
      <ConfirmSubscription onSettled={setSettled} />
    </QuietPage>
  );
}
