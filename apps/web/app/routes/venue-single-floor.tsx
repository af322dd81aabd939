import { venueSingleFloor } from '@mainstage/content/pages/venue-single-floor';
import { Section } from '@mainstage/ui/layout/section';
import { ClosingCall } from '../components/pages/closing-call';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { BackLink } from '../components/links/back-link';
import { PageOpening } from '../components/pages/page-opening';
import { SectionHead } from '../components/sections/section-head';
import { cardsOf } from '../features/venues/cards-of';
import { VenueCards } from '../features/venues/venue-cards';

type LoadedPage = { loaderData: ReturnType<typeof loader> };

export const handle: PageHandle = { lang: 'en', nav: 'over-hero' };

/** The page's texts, which contain facts of venues, and its cards. */
export const loader = () => ({
  page: venueSingleFloor,
  stages: cardsOf(venueSingleFloor.copy.stages.venues, venueSingleFloor.copy.words),
  floors: cardsOf(venueSingleFloor.copy.floors.venues, venueSingleFloor.copy.words),
});

export const meta = ({ loaderData: { page } }: LoadedPage) =>
  headOf(page, {
    trail: [
      { name: 'Venues', path: '/venues' },
      { name: page.copy.title, path: page.path },
    ],
  });

/** Every stage on one level, and the levels themselves. */
export default function VenueSingleFloorPage({ loaderData }: LoadedPage) {
  const { copy } = loaderData.page;
  const { stages, floors, closing } = copy;
  const tour = { label: copy.tour, of: copy.of };
  return (
    <>
      <PageOpening title={copy.title} lead={copy.lead} picture={copy.picture}>
        <BackLink to="/venues">{copy.back}</BackLink>
      </PageOpening>
      <Section aria-labelledby="stages">
        <SectionHead id="stages" kicker={stages.kicker} title={stages.title} lead={stages.lead} facts={stages.facts} />
        <VenueCards items={loaderData.stages} spans={[7, 5, 5, 7, 3]} tour={tour} />
      </Section>
      <Section tone="mist" aria-labelledby="floors">
        <SectionHead id="floors" kicker={floors.kicker} title={floors.title} lead={floors.lead} />
        <VenueCards items={loaderData.floors} spans={[4]} tour={tour} />
      </Section>
      <ClosingCall
        copy={closing}
        first={{ label: closing.double, to: '/venues/double-floor' }}
        second={{ label: closing.all, to: '/venues/floors' }}
      />
    </>
  );
}
