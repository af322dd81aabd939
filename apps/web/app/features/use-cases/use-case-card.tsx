import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import type { UseCase } from '@mainstage/content/use-cases/types';
import { CardFacts } from '@mainstage/ui/layout/picture-card';
import { inFrame, Picture } from '@mainstage/ui/media/picture';
import { from, radius } from '@mainstage/ui/theme/tokens';
import { pictureFrom } from '../../pictures';
import type { Fit } from './fit';
import { Fits } from './fits';

/** Aspect ratios by span, so that the pictures of a row are equally high. */
const shapes = { 7: '16 / 10', 5: '9 / 8', 4: '1 / 1' } as const;
export type UseCaseSpan = keyof typeof shapes;

const Frame = styled('div', { shouldForwardProp: (prop) => prop !== 'span' })<{ span: UseCaseSpan }>(({ span }) => ({
  position: 'relative',
  aspectRatio: '3 / 2',
  [from.desktop]: { aspectRatio: shapes[span] },
}));

export interface ShownUseCase extends Pick<UseCase, 'id' | 'name' | 'description' | 'features' | 'image'> {
  fit: Fit;
}

interface UseCaseCardProps {
  useCase: ShownUseCase;
  span: UseCaseSpan;
}

/** A use case: picture, name, description, three tags. */
export function UseCaseCard({ useCase: { name, description, features, image, fit }, span }: UseCaseCardProps) {
  return (
    <Card
      component="article"
      aria-label={name}
      // Not one link: the links are its rooms, so hovering moves nothing.
      sx={{ display: 'flex', flexDirection: 'column', gap: 3, '& picture': { borderRadius: radius } }}
    >
      <Frame span={span}>
        <Picture
          picture={pictureFrom(image)}
          sizes={`(min-width: 1024px) ${inFrame(`${span * 7.8}vw`, shapes[span])}, (min-width: 700px) ${inFrame('45vw', '3 / 2')}, ${inFrame('92vw', '3 / 2')}`}
          ratio="fill"
        />
      </Frame>
      <Stack spacing={1.25}>
        <Typography variant="h3">{name}</Typography>
        <Typography variant="prose">{description}</Typography>
        <CardFacts facts={features} />
        <Fits useCase={name} fit={fit} />
      </Stack>
    </Card>
  );
}
