import styled from '@emotion/styled';
import { landingWords } from '@mainstage/content/pages/stage-landings';
import type { VenueId } from '@mainstage/house/ids';
import type { ConfigurationCard } from '@mainstage/content/venues/types';
import { areaOf, guestsOf } from '@mainstage/house/present';
import { CardFacts, PictureCard } from '@mainstage/ui/layout/picture-card';
import { Container, Section, Stack } from '@mainstage/ui/layout/section';
import { Picture } from '@mainstage/ui/media/picture';
import { Heading, Hidden, Kicker, Text } from '@mainstage/ui/text/text';
import { from } from '@mainstage/ui/theme/tokens';
import { pictureFrom } from '../../../pictures';
import { LinkButton } from '../../../components/link-button';
import { SectionHead } from '../../../components/section-head';
import { SectionLink } from '../../../components/section-link';

interface ConfigurationGridProps {
  /** The venue whose page this is: its own cards lead down to its details. */
  here: VenueId;
  name: string;
  title: string;
  lead: string;
  cards: readonly ConfigurationCard[];
}

const Grid = styled.ul({
  listStyle: 'none',
  display: 'grid',
  gap: '64px 24px',
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.desktop]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    rowGap: 88,
    // Ten cards: the last one is not left alone in a row of three, it takes the row.
    '& > li:last-of-type:nth-of-type(3n + 1)': { gridColumn: '1 / -1' },
    '& > li:last-of-type:nth-of-type(3n + 1) picture': { aspectRatio: '21 / 8 !important' },
  },
});

/** Every way to set a stage, each with the way to its page (rule venues.landings). */
export function ConfigurationGrid({ here, name, title, lead, cards }: ConfigurationGridProps) {
  return (
    <Section id="configurations" aria-labelledby="configurations-title">
      <Container>
        <SectionHead id="configurations-title" kicker={name} title={title} lead={lead} />
        <Grid>
          {cards.map((card) => {
            const to = `/venues/${card.venue}${card.venue === here ? '#specifications' : ''}`;
            return (
              <li key={card.id}>
                <PictureCard>
                  <Picture
                    picture={pictureFrom(card.image)}
                    sizes="(min-width: 1024px) 30vw, (min-width: 700px) 45vw, 92vw"
                    ratio="4 / 3"
                  />
                  <Stack gap={10}>
                    <Kicker>{card.subtitle}</Kicker>
                    <Heading>
                      <SectionLink to={to} tabIndex={-1}>
                        {card.name}
                      </SectionLink>
                    </Heading>
                    <Text>{card.description}</Text>
                    <CardFacts>
                      {[areaOf(card.id), guestsOf(card.id), card.configuration, ...card.features].map((fact) => (
                        <li key={fact}>{fact}</li>
                      ))}
                    </CardFacts>
                    <LinkButton to={to} variant="text">
                      {landingWords.grid.view}
                      <Hidden> {card.name}</Hidden>
                    </LinkButton>
                  </Stack>
                </PictureCard>
              </li>
            );
          })}
        </Grid>
      </Container>
    </Section>
  );
}
