import { notFound } from '@mainstage/content/pages/not-found';
import { Actions } from '@mainstage/ui/layout/section';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { LinkButton } from '../sections/link-button';
import { PageOpening } from '../sections/page-opening';

const { copy } = notFound;

export const handle: PageHandle = { lang: notFound.lang, nav: 'over-hero' };
export const meta = () => headOf(notFound);

/** For every address without a page; it shows nothing of the address, since one file serves them all. */
export default function NotFoundPage() {
  const { kicker, title, lead, picture } = copy;

  return (
    <PageOpening kicker={kicker} title={title} lead={lead} picture={picture} height="full">
      <Actions>
        <LinkButton to="/" size="large">
          {copy.home}
        </LinkButton>
        <LinkButton to="/contact" variant="text">
          {copy.contact}
        </LinkButton>
      </Actions>
    </PageOpening>
  );
}
