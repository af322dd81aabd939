import { styled } from '@mui/material/styles';
import { cutOf } from '@mainstage/content/pictures/cuts';
import type { PictureId } from '@mainstage/content/pictures/pictures';
import { featuredUseCases } from '@mainstage/content/use-cases/use-cases';
import { CardFacts, PictureCard } from '@mainstage/ui/layout/picture-card';
import { Columns, Container, Section, Span, Stack } from '@mainstage/ui/layout/section';
import { Picture, type PictureCut } from '@mainstage/ui/media/picture';
import { Heading, SectionTitle, Text } from '@mainstage/ui/text/text';
import { from } from '@mainstage/ui/theme/tokens';
import { pictureFrom } from '../../pictures';
import { LinkButton } from '../../components/link-button';
import { SectionLink } from '../../components/section-link';

/** On a telephone the cards stand below each other. */
function square(id: PictureId): PictureCut | undefined {
  const cut = cutOf(id, '1x1');
  return cut && { ...cut, sizes: '92vw' };
}

interface FeaturedUseCasesProps {
  copy: { title: string; lead: string; all: string };
}

const Cards = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gap: '48px 24px',
  marginTop: 'clamp(2rem, 4vw, 3.5rem)',
  [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [from.desktop]: {
    '& > li:nth-of-type(2)': { marginTop: 40 },
    '& > li:nth-of-type(3)': { marginTop: 80 },
  },
});

/** One use case of each family as a card, each a little lower than the one before. */
export function FeaturedUseCases({ copy }: FeaturedUseCasesProps) {
  return (
    <Section aria-labelledby="use-cases">
      <Container>
        <Columns style={{ rowGap: 20, alignItems: 'end' }}>
          <Span span={7}>
            <SectionTitle id="use-cases">{copy.title}</SectionTitle>
          </Span>
          <Span start={9} span={4}>
            <Stack gap={8}>
              <Text>{copy.lead}</Text>
              <LinkButton to="/use-cases" variant="text">
                {copy.all}
              </LinkButton>
            </Stack>
          </Span>
        </Columns>
        <Cards>
          {featuredUseCases.map(({ id, name, category, description, features, image }) => (
            <li key={id}>
              <PictureCard aria-label={name}>
                <Picture
                  picture={pictureFrom({ ...image, alt: '' })}
                  sizes="(min-width: 700px) 31vw, 92vw"
                  cut={square(image.id)}
                  ratio="1 / 1"
                />
                <Stack gap={12}>
                  <Text>{category}</Text>
                  <Heading>
                    <SectionLink to={`/use-cases#${id}`}>{name}</SectionLink>
                  </Heading>
                  <Text>{description}</Text>
                  <CardFacts>
                    {features.map((feature) => (
                      <li key={feature}>{feature}</li>
                    ))}
                  </CardFacts>
                </Stack>
              </PictureCard>
            </li>
          ))}
        </Cards>
      </Container>
    </Section>
  );
}
