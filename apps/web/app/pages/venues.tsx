import styled from '@emotion/styled';
import { venuesPage } from '@mainstage/content/pages/venues';
import { venueCategoryLinks } from '@mainstage/content/venues/category-cards';
import { Actions, Columns, Container, Section, Span, Stack } from '@mainstage/ui/layout/section';
import { FactsRow } from '@mainstage/ui/text/facts-row';
import { Heading, SectionTitle, Text } from '@mainstage/ui/text/text';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { Closing } from '../components/closing';
import { LinkButton } from '../components/link-button';
import { PageOpening } from '../components/page-opening';
import { SectionHead } from '../components/section-head';
import { SectionStrip } from '../components/section-strip';
import { HouseSearch } from '../features/finder/house-search';
import { TerraceStages } from '../features/venues/terrace-stages';
import { VenueCards } from '../features/venues/venue-cards';

const { copy } = venuesPage;
const { stages, spaces, offices } = venueCategoryLinks;
const card = { words: copy.words, tour: copy.tour, of: copy.of };

export const handle: PageHandle = { lang: venuesPage.lang, nav: 'over-hero' };
export const meta = () => headOf(venuesPage);

const Apart = styled.div({ marginTop: 'clamp(4rem, 8vw, 8rem)' });
const Studios = styled.div({ marginBottom: 'clamp(2rem, 4vw, 3.5rem)', '& > * + *': { marginTop: 12 } });

/** Every venue of the house by kind, each with its facts. */
export default function VenuesPage() {
  const links = copy.strip.links.map(({ label, section }) => ({
    label,
    to: `${venuesPage.path}#${venueCategoryLinks[section].anchor}`,
  }));

  return (
    <>
      <PageOpening {...copy.hero}>
        <LinkButton to="/venues#find" size="large">
          {copy.finder}
        </LinkButton>
      </PageOpening>
      <HouseSearch whole />
      <SectionStrip label={copy.strip.label} links={links} />
      <Section id={stages.anchor} aria-labelledby="stages">
        <Container>
          <SectionHead
            id="stages"
            kicker={copy.stages.name}
            title={stages.title}
            lead={stages.description}
            facts={stages.facts}
          />
          <VenueCards items={copy.stages.venues} {...card} />
          <Apart>
            <TerraceStages copy={copy.terrace} {...card} />
          </Apart>
        </Container>
      </Section>
      <Section tone="ink" aria-labelledby="studios">
        <Container>
          <Studios>
            <SectionTitle id="studios">{copy.studios.title}</SectionTitle>
            <Text>{copy.studios.text}</Text>
          </Studios>
          <VenueCards items={copy.studios.venues} {...card} />
          <Apart>
            <Columns style={{ rowGap: 40 }}>
              <Span span={4}>
                <Stack>
                  <Heading as="h2">{copy.floors.title}</Heading>
                  <Text>{copy.floors.text}</Text>
                  <LinkButton to="/venues/floors" variant="outlined">
                    {copy.floors.action}
                  </LinkButton>
                </Stack>
              </Span>
              <Span start={6} span={7}>
                <FactsRow facts={copy.floors.facts} />
              </Span>
            </Columns>
          </Apart>
        </Container>
      </Section>
      <Section id={spaces.anchor} aria-labelledby="spaces">
        <Container>
          <SectionHead
            id="spaces"
            kicker={copy.spaces.name}
            title={spaces.title}
            lead={spaces.description}
            facts={[...spaces.facts, copy.spaces.rooms]}
          />
          <VenueCards items={copy.spaces.venues} {...card} />
        </Container>
      </Section>
      <Section id={offices.anchor} tone="mist" aria-labelledby="offices">
        <Container>
          <SectionHead
            id="offices"
            kicker={copy.offices.name}
            title={offices.title}
            lead={offices.description}
            facts={offices.facts}
          />
          <VenueCards items={copy.offices.venues} {...card} />
        </Container>
      </Section>
      <Closing id="closing" title={copy.closing.title} lead={copy.closing.text} picture={copy.closing.picture}>
        <Actions>
          <LinkButton to="/book-tour" size="large">
            {copy.closing.book}
          </LinkButton>
          <LinkButton to="/contact" variant="text">
            {copy.closing.contact}
          </LinkButton>
        </Actions>
      </Closing>
    </>
  );
}
