import type { LinkCopy } from '@mainstage/content/forms/newsletter-link';
import type { PictureRef } from '@mainstage/content/site/page-content';
import { MinimalPage } from '../../components/pages/minimal-page';
import { LinkAction } from './link-action';
import type { LinkOutcome, LinkResult } from './link-result';

interface LinkPageProps {
  page: {
    kicker: string;
    title: string;
    /** The title after the link was used, or turned out to be invalid. */
    settled: Record<LinkOutcome, string>;
    picture: PictureRef;
  };
  copy: LinkCopy;
  /** The outcome, once it is known; after `failed` the button may be pressed again. */
  result: LinkResult | undefined;
}

/** A page that a mail links to: only its button changes something, because mail scanners open links. */
export function LinkPage({ page, copy, result }: LinkPageProps) {
  const { kicker, title, settled, picture } = page;
  const settledTitle = result && result !== 'failed' ? settled[result] : undefined;
  return (
    <MinimalPage kicker={kicker} title={settledTitle ?? title} picture={picture}>
      <LinkAction copy={copy} result={result} />
    </MinimalPage>
  );
}
