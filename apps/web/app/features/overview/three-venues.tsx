import styled from '@emotion/styled';
import type { PictureRef } from '@mainstage/content/pages/page-content';
import { CardFacts } from '@mainstage/ui/layout/picture-card';
import { Actions, Columns, Container, Section, Span, Stack } from '@mainstage/ui/layout/section';
import { Picture } from '@mainstage/ui/media/picture';
import { Figure, Heading, Lead, SectionTitle, Small, Text } from '@mainstage/ui/text/text';
import { from, radius } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { pictureFrom } from '../../pictures';
import { LinkButton } from '../../components/link-button';

interface ThreeVenuesProps {
  copy: {
    title: string;
    lead: string;
    floor: string;
    items: readonly { name: string; text: string; number: string; facts: readonly string[]; picture: PictureRef }[];
    all: string;
    find: string;
  };
}

const Floors = styled.ul({ listStyle: 'none', margin: 'clamp(2.5rem, 5vw, 4.5rem) 0 40px' });

const Floor = styled.li({
  display: 'grid',
  gap: '24px 24px',
  alignItems: 'center',
  padding: '32px 0',
  borderTop: `1px solid ${tone.line}`,
  '& picture': { borderRadius: radius },
  [from.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)' },
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr) minmax(0, 5fr)' },
  '& > picture': { [from.tablet]: { gridColumn: '1 / -1' }, [from.desktop]: { gridColumn: 'auto' } },
});

/** The floor as a number on its own, from the top of the house down. */
const Level = styled.p({ display: 'flex', alignItems: 'baseline', gap: 12 });

/** Three venues on three floors, as the house stacks them. */
export function ThreeVenues({ copy }: ThreeVenuesProps) {
  return (
    <Section tone="ink" aria-labelledby="venues">
      <Container>
        <Columns style={{ rowGap: 20, alignItems: 'end' }}>
          <Span span={7}>
            <SectionTitle id="venues" style={{ maxWidth: '8em' }}>
              {copy.title}
            </SectionTitle>
          </Span>
          <Span start={8} span={5}>
            <Lead>{copy.lead}</Lead>
          </Span>
        </Columns>
        <Floors>
          {copy.items.map(({ name, text, number, facts, picture }) => (
            <Floor key={name}>
              <Level>
                <Small as="span">{copy.floor}</Small>
                <Figure>{number}</Figure>
              </Level>
              <Stack gap={14}>
                <Heading>{name}</Heading>
                <Text>{text}</Text>
                <CardFacts>
                  {facts.map((fact) => (
                    <li key={fact}>{fact}</li>
                  ))}
                </CardFacts>
              </Stack>
              <Picture picture={pictureFrom(picture)} sizes="(min-width: 1024px) 40vw, 92vw" ratio="16 / 9" />
            </Floor>
          ))}
        </Floors>
        <Actions>
          <LinkButton to="/venues" variant="outlined">
            {copy.all}
          </LinkButton>
          <LinkButton to="/venues/finder" variant="text">
            {copy.find}
          </LinkButton>
        </Actions>
      </Container>
    </Section>
  );
}
