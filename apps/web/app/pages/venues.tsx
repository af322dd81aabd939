import { styled } from '@mui/material/styles';
import { venuesPage } from '@mainstage/content/shared-pages/venues';
import { venueCategoryLinks } from '@mainstage/content/venues/category-cards';
import { Actions, Columns, Container, Section, Span, Stack } from '@mainstage/ui/layout/section';
import { FactsRow } from '@mainstage/ui/text/facts-row';
import { Heading, SectionTitle, Text } from '@mainstage/ui/text/text';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { Closing } from '../components/closing';
import { LinkButton } from '../components/link-button';
import { SectionHead } from '../components/section-head';
import { SectionStrip } from '../components/section-strip';
import { HouseSearch } from '../features/finder/house-search';
import { VenueCards } from '../features/venues/venue-cards';
import { VenueIndex } from '../features/venues/venue-index';

const { copy } = venuesPage;
const { stages, spaces, offices } = venueCategoryLinks;
const { words } = copy;

export const handle: PageHandle = { lang: venuesPage.lang, nav: 'over-hero' };
export const meta = () => headOf(venuesPage);

/** Kinds of venue are of different weight, and so are their sections. */
const Kind = styled(Section)({ paddingBlock: 'clamp(3rem, 2.4rem + 1.2vw, 3.5rem)' });
const Band = styled(Section)({ paddingBlock: 'clamp(3.25rem, 2.6rem + 1.4vw, 3.75rem)' });
const Floors = styled('div')({ marginTop: 'clamp(2.5rem, 3vw, 3rem)' });

/** The house as the way to a room, then every venue by kind: halls and rooms as lines, studios and offices as pictures. */
export default function VenuesPage() {
  const links = copy.strip.links.map(({ label, section }) => ({
    label,
    to: `${venuesPage.path}#${venueCategoryLinks[section].anchor}`,
  }));

  return (
    <>
      <HouseSearch opening={copy.title} />
      <SectionStrip label={copy.strip.label} links={links} />
      <Kind id={stages.anchor} aria-labelledby="stages">
        <Container>
          <SectionHead
            id="stages"
            kicker={copy.stages.name}
            title={stages.title}
            lead={stages.description}
            facts={stages.facts}
          />
          <VenueIndex items={copy.stages.venues} words={words} side="left" />
          <Floors>
            <Columns style={{ rowGap: 32, alignItems: 'end' }}>
              <Span span={4}>
                <Stack gap={16}>
                  <Heading>{copy.floors.title}</Heading>
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
          </Floors>
        </Container>
      </Kind>
      <Band tone="ink" aria-labelledby="studios">
        <Container>
          <Columns style={{ rowGap: 32 }}>
            <Span span={3}>
              <Stack gap={16}>
                <SectionTitle id="studios">{copy.studios.title}</SectionTitle>
                <Text>{copy.studios.text}</Text>
              </Stack>
            </Span>
            <Span start={4} span={9}>
              <VenueCards items={copy.studios.venues} words={words} spans={[4]} />
            </Span>
          </Columns>
        </Container>
      </Band>
      <Kind id={spaces.anchor} aria-labelledby="spaces">
        <Container>
          <SectionHead
            id="spaces"
            kicker={copy.spaces.name}
            title={spaces.title}
            lead={spaces.description}
            facts={[...spaces.facts, copy.spaces.rooms]}
          />
          <VenueIndex items={copy.spaces.venues} words={words} side="right" />
        </Container>
      </Kind>
      <Band id={offices.anchor} tone="mist" aria-labelledby="offices">
        <Container>
          <SectionHead
            id="offices"
            kicker={copy.offices.name}
            title={offices.title}
            lead={offices.description}
            facts={offices.facts}
          />
          <VenueCards items={copy.offices.venues} words={words} spans={[3]} />
        </Container>
      </Band>
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
