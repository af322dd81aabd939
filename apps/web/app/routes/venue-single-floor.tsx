import Button from '@mui/material/Button';
import { venueSingleFloor } from '@mainstage/content/pages/venue-single-floor';
import { Section } from '@mainstage/ui/layout/section';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { BackLink } from '../components/links/back-link';
import { Closing } from '../components/pages/closing';
import { PageOpening } from '../components/pages/page-opening';
import { SectionHead } from '../components/sections/section-head';
import { VenueCards } from '../features/venues/venue-cards';
import { SectionLink } from '../components/links/section-link';

const { copy } = venueSingleFloor;
const { stages, floors, closing } = copy;
const card = { words: copy.words, tour: { label: copy.tour, of: copy.of } };
const trail = [
  { name: 'Venues', path: '/venues' },
  { name: copy.title, path: venueSingleFloor.path },
];

export const handle: PageHandle = { lang: venueSingleFloor.lang, nav: 'over-hero' };
export const meta = () => headOf(venueSingleFloor, { trail });

/** Every stage on one level, and the levels themselves. */
export default function VenueSingleFloorPage() {
  return (
    <>
      <PageOpening title={copy.title} lead={copy.lead} picture={copy.picture}>
        <BackLink to="/venues">{copy.back}</BackLink>
      </PageOpening>
      <Section aria-labelledby="stages">
        <SectionHead id="stages" kicker={stages.kicker} title={stages.title} lead={stages.lead} facts={stages.facts} />
        <VenueCards items={stages.venues} spans={[7, 5, 5, 7, 3]} {...card} />
      </Section>
      <Section tone="mist" aria-labelledby="floors">
        <SectionHead id="floors" kicker={floors.kicker} title={floors.title} lead={floors.lead} />
        <VenueCards items={floors.venues} spans={[4]} {...card} />
      </Section>
      <Closing id="closing" title={closing.title} lead={closing.lead} picture={closing.picture}>
        <Button component={SectionLink} to="/venues/double-floor" size="large">
          {closing.double}
        </Button>
        <Button component={SectionLink} to="/venues/floors" variant="text">
          {closing.all}
        </Button>
      </Closing>
    </>
  );
}
