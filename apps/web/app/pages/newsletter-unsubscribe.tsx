import { useState } from 'react';
import { newsletterUnsubscribe } from '@mainstage/content/pages/newsletter';
import { Unsubscribe } from '../features/newsletter/unsubscribe';
import type { Settled } from '../features/newsletter/link-action';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { QuietPage } from '../components/quiet-page';

const { copy } = newsletterUnsubscribe;

export const handle: PageHandle = { lang: newsletterUnsubscribe.lang, nav: 'above' };
export const meta = () => headOf(newsletterUnsubscribe);

/** The way out of the newsletter. */
export default function NewsletterUnsubscribePage() {
  const [settled, setSettled] = useState<Settled>();
  return (
    <QuietPage {...copy} title={settled ? copy.settled[settled] : copy.title}>
      <Unsubscribe onSettled={setSettled} />
    </QuietPage>
  );
}
