import { useState } from 'react';
import type { LinkCopy } from '@mainstage/content/forms/newsletter-link';
import type { PictureRef } from '@mainstage/content/site/page-content';
import { MinimalPage } from '../../components/pages/minimal-page';
import { LinkAction, type LinkOutcome } from './link-action';

interface LinkPageProps {
  /** Where the link's token is posted. */
  path: string;
  page: {
    kicker: string;
    title: string;
    /** The title once the link has done its work, or turned out dead. */
    settled: Record<LinkOutcome, string>;
    picture: PictureRef;
  };
  copy: LinkCopy;
}

/** What a link in a mail opens: only its button does something, for mail scanners open links. */
export function LinkPage({ path, page, copy }: LinkPageProps) {
  const { kicker, title, settled, picture } = page;
  const [how, setHow] = useState<LinkOutcome>();
  return (
    <MinimalPage kicker={kicker} title={how ? settled[how] : title} picture={picture}>
      <LinkAction path={path} copy={copy} onSettled={setHow} />
    </MinimalPage>
  );
}
