import { venueDoubleFloor } from '@mainstage/content/pages/venue-double-floor';
import { Columns, Container, Section, Span } from '@mainstage/ui/layout/section';
import { Lead, SectionTitle } from '@mainstage/ui/text/text';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { BackLink } from '../components/back-link';
import { Closing } from '../components/closing';
import { DoubleFloorCards } from '../features/venues/double-floor-cards';
import { LinkButton } from '../components/link-button';
import { PageOpening } from '../components/page-opening';

const { copy } = venueDoubleFloor;
const trail = [
  { name: 'Venues', path: '/venues' },
  { name: copy.title, path: venueDoubleFloor.path },
];

export const handle: PageHandle = { lang: venueDoubleFloor.lang, nav: 'over-hero' };
export const meta = () => headOf(venueDoubleFloor, { trail });

/** The four pairs of halls, with what they cost and how to go on. */
export default function VenueDoubleFloorPage() {
  return (
    <>
      <PageOpening title={copy.title} lead={copy.lead} picture={copy.picture}>
        <BackLink to="/venues">{copy.back}</BackLink>
      </PageOpening>
      <Section aria-labelledby="pairs">
        <Container>
          <Columns style={{ rowGap: 16, alignItems: 'end', marginBottom: 'clamp(2.5rem, 5vw, 5rem)' }}>
            <Span span={7}>
              <SectionTitle id="pairs">{copy.pairs.title}</SectionTitle>
            </Span>
            <Span start={8} span={5}>
              <Lead>{copy.pairs.lead}</Lead>
            </Span>
          </Columns>
          <DoubleFloorCards />
        </Container>
      </Section>
      <Closing id="closing" title={copy.closing.title} picture={copy.closing.picture}>
        <LinkButton to="/venues/single-floor" size="large">
          {copy.closing.single}
        </LinkButton>
        <LinkButton to="/venues/floors" variant="text">
          {copy.closing.all}
        </LinkButton>
      </Closing>
    </>
  );
}
