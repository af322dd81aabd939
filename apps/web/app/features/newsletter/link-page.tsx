import { useState } from 'react';
import type { LinkCopy } from '@mainstage/content/forms/newsletter-link';
import type { PictureRef } from '@mainstage/content/site/page-content';
import { MinimalPage } from '../../components/pages/minimal-page';
import { LinkAction } from './link-action';
import type { LinkOutcome, LinkResult } from './link-result';

interface LinkPageProps {
  /** The call to which the link's token is posted. */
  path: string;
  token: string;
  page: {
    kicker: string;
    title: string;
    /** The title after the link was used, or turned out to be invalid. */
    settled: Record<LinkOutcome, string>;
    picture: PictureRef;
  };
  copy: LinkCopy;
  /** The outcome when the page is rendered. */
  result: LinkResult | undefined;
}

/** A page that a mail links to: only its button changes something, because mail scanners open links. */
export function LinkPage({ path, token, page, copy, result }: LinkPageProps) {
  const { kicker, title, settled, picture } = page;
  const [how, setHow] = useState(result === 'failed' ? undefined : result);
  return (
    <MinimalPage kicker={kicker} title={how ? settled[how] : title} picture={picture}>
      <LinkAction path={path} token={token} copy={copy} result={result} onSettled={setHow} />
    </MinimalPage>
  );
}
