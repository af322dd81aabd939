import styled from '@emotion/styled';
import { floorKinds } from '@mainstage/content/floors/floor-kinds';
import { venueFloors } from '@mainstage/content/pages/venue-floors';
import { Actions, Container, Section } from '@mainstage/ui/layout/section';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { BackLink } from '../components/back-link';
import { Closing } from '../components/closing';
import { DoubleFloorCards } from '../features/venues/double-floor-cards';
import { FloorCards } from '../features/venues/floor-cards';
import { FloorKindHead } from '../features/venues/floor-kind-head';
import { LinkButton } from '../components/link-button';
import { PageOpening } from '../components/page-opening';
import { SectionStrip } from '../components/section-strip';
import { TripleFloor } from '../features/venues/triple-floor';

const { copy } = venueFloors;
const { single, double, triple } = floorKinds;

export const handle: PageHandle = { lang: venueFloors.lang, nav: 'over-hero' };
export const meta = () => headOf(venueFloors);

const Onward = styled.div({ marginTop: 'clamp(2.5rem, 5vw, 4.5rem)' });

const links = Object.values(floorKinds).map(({ anchor, name, guests }) => ({
  label: name,
  note: guests,
  to: `${venueFloors.path}#${anchor}`,
}));

/** One floor, two, or the whole house: what each takes, what makes it and what it costs. */
export default function VenueFloorsPage() {
  return (
    <>
      <PageOpening title={copy.title} lead={copy.lead} picture={copy.picture}>
        <BackLink to="/venues">{copy.back}</BackLink>
      </PageOpening>
      <SectionStrip label={copy.strip} links={links} />
      <Section id={single.anchor} aria-labelledby="single">
        <Container>
          <FloorKindHead id="single" kind={single} copy={copy.single} guests={copy.guests} floors={[6]} />
          <FloorCards />
          <Onward>
            <LinkButton to="/venues/single-floor" variant="outlined">
              {copy.single.all}
            </LinkButton>
          </Onward>
        </Container>
      </Section>
      <Section id={double.anchor} tone="mist" aria-labelledby="double">
        <Container>
          <FloorKindHead id="double" kind={double} copy={copy.double} guests={copy.guests} floors={[5, 6]} />
          <DoubleFloorCards />
          <Onward>
            <LinkButton to="/venues/double-floor" variant="outlined">
              {copy.double.all}
            </LinkButton>
          </Onward>
        </Container>
      </Section>
      <Section id={triple.anchor} tone="ink" aria-labelledby="triple">
        <Container>
          <FloorKindHead id="triple" kind={triple} copy={copy.triple} guests={copy.guests} floors={[4, 5, 6]} />
        </Container>
        <TripleFloor />
      </Section>
      <Closing id="closing" title={copy.closing.title} lead={copy.closing.lead} picture={copy.closing.picture}>
        <Actions>
          <LinkButton to="/book-tour" size="large">
            {copy.closing.book}
          </LinkButton>
          <LinkButton to="/venues" variant="text">
            {copy.closing.back}
          </LinkButton>
        </Actions>
      </Closing>
    </>
  );
}
