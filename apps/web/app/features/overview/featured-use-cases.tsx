import type { overview } from '@mainstage/content/pages/overview';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { cutOf } from '@mainstage/content/pictures/cuts';
import type { PictureId } from '@mainstage/content/pictures/pictures';
import type { UseCase } from '@mainstage/content/use-cases/types';
import { CardFacts, PictureCard } from '@mainstage/ui/layout/picture-card';
import { Section } from '@mainstage/ui/layout/section';
import { Picture, type PictureCut } from '@mainstage/ui/media/picture';
import { columns } from '@mainstage/ui/theme/columns';
import { from } from '@mainstage/ui/theme/tokens';
import { pictureFrom } from '../../pictures';
import { ButtonLink } from '../../components/links/button-link';
import { SectionLink } from '../../components/links/section-link';

/** On a telephone the cards are stacked. */
function square(id: PictureId): PictureCut | undefined {
  const cut = cutOf(id, '1x1');
  return cut && { ...cut, sizes: '92vw' };
}

interface FeaturedUseCasesProps {
  copy: typeof overview.copy.useCases;
  useCases: readonly UseCase[];
}

const Cards = styled('ul')({
  ...columns({ tablet: 3 }),
  gap: '48px 24px',
  marginTop: 'clamp(2rem, 4vw, 3.5rem)',
  [from.desktop]: {
    '& > li:nth-of-type(2)': { marginTop: 40 },
    '& > li:nth-of-type(3)': { marginTop: 80 },
  },
});

/** One use case of each family as a card, each a little lower than the one before. */
export function FeaturedUseCases({ copy, useCases }: FeaturedUseCasesProps) {
  return (
    <Section aria-labelledby="use-cases">
      <Grid container rowSpacing={2.5} sx={{ alignItems: 'end' }}>
        <Grid size={{ xs: 12, md: 7 }}>
          <Typography variant="h2" id="use-cases">
            {copy.title}
          </Typography>
        </Grid>
        <Grid size={{ xs: 12, md: 4 }} offset={{ md: 1 }}>
          <Stack spacing={1}>
            <Typography variant="prose">{copy.lead}</Typography>
            <ButtonLink to="/use-cases" variant="text">
              {copy.all}
            </ButtonLink>
          </Stack>
        </Grid>
      </Grid>
      <Cards>
        {useCases.map(({ id, name, category, description, features, image }) => (
          <li key={id}>
            <PictureCard aria-label={name}>
              <Picture
                picture={pictureFrom({ ...image, alt: '' })}
                sizes="(min-width: 700px) 31vw, 92vw"
                cut={square(image.id)}
                ratio="1 / 1"
              />
              <Stack spacing={1.5}>
                <Typography variant="prose">{category}</Typography>
                <Typography variant="h3">
                  <SectionLink to={`/use-cases#${id}`}>{name}</SectionLink>
                </Typography>
                <Typography variant="prose">{description}</Typography>
                <CardFacts facts={features} />
              </Stack>
            </PictureCard>
          </li>
        ))}
      </Cards>
    </Section>
  );
}
