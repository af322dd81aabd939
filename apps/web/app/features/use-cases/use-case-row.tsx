import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { UseCase } from '@mainstage/content/use-cases/types';
import { inFrame, Picture } from '@mainstage/ui/media/picture';
import { ease, from, motion, radius, size } from '@mainstage/ui/theme/tokens';
import { NoBreak } from '@mainstage/ui/text/no-break';
import { tone } from '@mainstage/ui/theme/tones';
import { pictureFrom } from '../../pictures';
import type { Fit } from './fit';
import { Fits } from './fits';

/** Wide screens with a mouse share one large frame; the others have a small picture in each row. */
export const pointed = '@media screen and (min-width: 1024px) and (hover: hover)';

/** Columns of the page's text and of its rows, with the gap between them. */
export const split = { text: 5, rows: 7, gap: 'clamp(40px, 5vw, 88px)' } as const;

/** Height of the sticky bar, which must not cover a row that a link leads to. */
const underBar = 88;

const sizes = [
  `(min-width: 1024px) and (hover: hover) ${inFrame('min(37vw, 530px)', '4 / 3')}`,
  `(min-width: 700px) ${inFrame('176px', '3 / 2')}`,
  inFrame('88px', '4 / 3'),
].join(', ');

const Row = styled(Card)({
  '@media screen': {
    display: 'grid',
    gridTemplate: '"picture name" auto "picture tags" 1fr "text text" auto "fits fits" auto / 88px minmax(0, 1fr)',
    gap: '6px 16px',
    padding: '14px 0',
    '& h3': { fontSize: size.name },
    borderTop: `1px solid ${tone.line}`,
    [from.tablet]: {
      gridTemplate:
        '"picture name" auto "picture text" auto "picture tags" auto "picture fits" 1fr / 176px minmax(0, 1fr)',
      columnGap: 28,
    },
  },
  [pointed]: {
    gridTemplate: '"name text" auto "name tags" auto "name fits" 1fr / 13rem minmax(0, 1fr)',
    'li:first-of-type > & [data-frame]': { opacity: 1 },
    '&:hover [data-frame], &:focus-within [data-frame]': { opacity: 1, zIndex: 1 },
    '&:hover h3, &:focus-within h3': { color: tone.accent },
  },
}) as typeof Card;

const Frame = styled('div')({
  position: 'relative',
  gridArea: 'picture',
  alignSelf: 'start',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: radius,
  [from.tablet]: { aspectRatio: '3 / 2' },
  [pointed]: {
    position: 'absolute',
    left: 0,
    bottom: 0,
    width: `calc((100% - ${split.gap}) * ${split.text} / ${split.text + split.rows})`,
    aspectRatio: '4 / 3',
    opacity: 0,
    transition: `opacity ${motion.calm} ${ease}`,
  },
});

const Anchor = styled('span')({ position: 'absolute', top: -underBar });

const Tags = styled('ul')({
  gridArea: 'tags',
  fontSize: size.small,
  lineHeight: 1.4,
  color: tone.muted,
  '& li': { display: 'inline' },
  '& li + li::before': { content: '" · "' },
});

export interface ShownUseCase extends Pick<UseCase, 'id' | 'name' | 'description' | 'features' | 'image'> {
  fit: Fit;
}

/** A use case in a row: name, description, three tags and rooms; its picture is small, or large on hover and focus. */
export function UseCaseRow({ useCase }: { useCase: ShownUseCase }) {
  const { id, name, description, features, image, fit } = useCase;
  return (
    <Row component="article" aria-label={name}>
      <Frame data-frame>
        <Picture picture={pictureFrom(image)} sizes={sizes} ratio="fill" />
      </Frame>
      <Typography variant="h3" sx={{ gridArea: 'name', position: 'relative' }}>
        <Anchor id={id} />
        {name}
      </Typography>
      <Typography variant="prose" sx={{ gridArea: 'text', fontSize: size.small, lineHeight: 1.45 }}>
        {description}
      </Typography>
      <Tags>
        {features.map((feature) => (
          <li key={feature}>
            <NoBreak text={feature} />
          </li>
        ))}
      </Tags>
      <Fits useCase={name} fit={fit} />
    </Row>
  );
}
