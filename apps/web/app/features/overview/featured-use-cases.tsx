import type { overview } from '@mainstage/content/pages/overview';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { cutOf } from '@mainstage/content/pictures/cuts';
import type { PictureId } from '@mainstage/content/pictures/pictures';
import type { UseCase } from '@mainstage/content/use-cases/types';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import { Section } from '@mainstage/ui/layout/section';
import { type PictureCut } from '@mainstage/ui/media/picture';
import { columns } from '@mainstage/ui/theme/columns';
import { from } from '@mainstage/ui/theme/tokens';
import { ButtonLink } from '../../components/links/button-link';
import { TeaserCard } from '../../components/pictures/teaser-card';

/** Width of a picture on a phone, where it is beside its text. */
const small = '112px';

function square(id: PictureId): PictureCut | undefined {
  const cut = cutOf(id);
  return cut && { ...cut, sizes: small };
}

interface FeaturedUseCasesProps {
  copy: typeof overview.copy.useCases;
  useCases: readonly UseCase[];
}

const Cards = styled('ul')({
  ...columns({ tablet: 3 }),
  gap: '48px 24px',
  marginTop: 'clamp(2rem, 4vw, 3.5rem)',
  '@media screen and (max-width: 699px)': {
    rowGap: 24,
    '& article': { flexDirection: 'row', gap: 16 },
    '& picture': { flex: 'none', alignSelf: 'start', width: small },
  },
  [from.desktop]: {
    '& > li:nth-of-type(2)': { marginTop: 40 },
    '& > li:nth-of-type(3)': { marginTop: 80 },
  },
});

/** One use case of each family as a card, in steps. */
export function FeaturedUseCases({ copy, useCases }: FeaturedUseCasesProps) {
  return (
    <Section aria-labelledby="use-cases">
      <TwoColumns spans={[7, 4]} rowSpacing={2.5} sx={{ alignItems: 'end' }}>
        <Typography variant="h2" id="use-cases">
          {copy.title}
        </Typography>
        <Stack spacing={1}>
          <Typography variant="caption">{copy.lead}</Typography>
          <ButtonLink to="/use-cases" variant="text">
            {copy.all}
          </ButtonLink>
        </Stack>
      </TwoColumns>
      <Cards>
        {useCases.map(({ id, name, category, description, features, image }) => (
          <li key={id}>
            <TeaserCard
              picture={{ ...image, alt: '' }}
              sizes={`(min-width: 700px) 31vw, ${small}`}
              cut={square(image.id)}
              ratio="1 / 1"
              kicker={category}
              title={name}
              to={`/use-cases#${id}`}
              text={description}
              facts={features}
            />
          </li>
        ))}
      </Cards>
    </Section>
  );
}
