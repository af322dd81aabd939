import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { venueFloors } from '@mainstage/content/shared-pages/venue-floors';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import { Picture } from '@mainstage/ui/media/picture';
import { Rows } from '@mainstage/ui/text/rows';
import { from } from '@mainstage/ui/theme/tokens';
import { pictureFrom } from '../../pictures';
import { bookTourOf } from '../../components/venues/venue-links';
import { ButtonLink } from '../../components/links/button-link';
import type { TripleFloorData } from './triple-floor-data';

interface TripleFloorProps {
  whole: TripleFloorData;
  copy: (typeof venueFloors)['copy'];
}

const Strip = styled('div')({
  position: 'relative',
  aspectRatio: '4 / 3',
  marginBottom: 'clamp(2rem, 4vw, 4rem)',
  [from.tablet]: { aspectRatio: '21 / 10' },
  [from.desktop]: { aspectRatio: '21 / 8' },
});

/** The whole building: a full-width picture, its three stages and its facilities. */
export function TripleFloor({ whole: { id, title, description, rows }, copy }: TripleFloorProps) {
  return (
    <>
      <Strip>
        <Picture picture={pictureFrom(copy.triple.picture)} sizes="(min-width: 700px) 100vw, 134vw" ratio="fill" />
      </Strip>
      <Container>
        <TwoColumns spans={[5, 6]} rowSpacing={4}>
          <Stack spacing={2.5}>
            <Typography variant="h3">{title}</Typography>
            <Typography variant="prose">{description}</Typography>
            <Stack direction="row">
              <ButtonLink to={`/venues/${id}`} variant="outlined">
                {copy.triple.more}
              </ButtonLink>
              <ButtonLink to={bookTourOf(id)} variant="text">
                {copy.tour}
              </ButtonLink>
              <ButtonLink to="/contact" variant="text">
                {copy.quote}
              </ButtonLink>
            </Stack>
          </Stack>
          <Rows rows={rows} />
        </TwoColumns>
      </Container>
    </>
  );
}
