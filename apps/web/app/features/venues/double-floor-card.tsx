import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from '../../components/links/page-link';
import { CardFacts, PictureCard } from '@mainstage/ui/layout/picture-card';
import { Picture } from '@mainstage/ui/media/picture';
import { LineList } from '@mainstage/ui/text/lists';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { pictureFrom } from '../../pictures';
import { FloorStack } from '../../components/venues/floor-stack';
import { bookTourOf, brochureOf } from '../../components/venues/venue-links';
import { ButtonLink } from '../../components/links/button-link';
import type { DoubleFloorPair } from './double-floor-data';

interface DoubleFloorCardProps {
  pair: DoubleFloorPair;
  copy: { madeOf: string; more: string; tour: string; brochure: string; pdf: string; of: string };
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 24,
  width: '100%',
});

/** Two stages as one: picture, parts, price. */
export function DoubleFloorCard({ pair, copy }: DoubleFloorCardProps) {
  const { id, title, subtitle, features, image, floors, area, guests, stages, price } = pair;
  const name = <VisuallyHidden>{` ${copy.of} ${title}`}</VisuallyHidden>;

  return (
    <PictureCard aria-label={title}>
      <Picture picture={pictureFrom(image)} sizes="(min-width: 700px) 46vw, 92vw" ratio="16 / 10" />
      <Stack spacing={2}>
        <Row>
          <div>
            <Typography variant="h3">
              <Link to={`/venues/${id}`} tabIndex={-1}>
                {title}
              </Link>
            </Typography>
            <Typography variant="prose">{subtitle}</Typography>
          </div>
          <FloorStack floors={floors} />
        </Row>
        <CardFacts facts={[area, guests, `${copy.madeOf} ${stages}`]} />
        <LineList lines={features} />
        <Typography variant="h3" component="p">
          {price}
        </Typography>
        {/* Above the link that covers the card. */}
        <Stack direction="row" sx={{ position: 'relative', zIndex: 1 }}>
          <ButtonLink to={`/venues/${id}`} variant="outlined">
            {copy.more}
            {name}
          </ButtonLink>
          <ButtonLink to={bookTourOf(id)} variant="text">
            {copy.tour}
            {name}
          </ButtonLink>
          <Button href={brochureOf(id)} variant="text">
            {copy.brochure} {copy.pdf}
            {name}
          </Button>
        </Stack>
      </Stack>
    </PictureCard>
  );
}
