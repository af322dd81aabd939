import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { venueWords } from '@mainstage/content/shared-pages/venue-words';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { CardFacts, PictureCard } from '@mainstage/ui/layout/picture-card';
import { Picture } from '@mainstage/ui/media/picture';
import { columns } from '@mainstage/ui/theme/columns';
import { from } from '@mainstage/ui/theme/tokens';
import { pictureFrom } from '../../../pictures';
import { Band } from './band';
import { FloorPlanOpener } from './floor-plan-opener';
import type { PlaceData } from './place-data';
import { PlanButton } from './plan-frame';
import { PlanPicture } from './plan-picture';

const { places: words } = venueWords;

/** On a desktop the picture is next to its text: the place is one of several. */
const Card = styled(PictureCard)({
  [from.desktop]: { display: 'grid', gridTemplateColumns: '4fr 7fr', alignItems: 'start' },
});

/** Rooms of a floor without a page of their own, with picture, plan and facts; the floor's cards link here. */
export function FloorPlaces({ floor, places }: { floor: VenueId; places: PlaceData }) {
  if (places.length === 0) return null;

  return (
    <Band aria-labelledby="places">
      <Typography variant="h2" id="places">
        {words.title}
      </Typography>
      <Box component="ul" sx={{ ...columns({ tablet: 2 }), gap: '40px 32px', mt: 3 }}>
        {places.map(({ id, name, description, image, facts, plan }) => (
          <li key={id} id={id}>
            <Card aria-label={name}>
              <Box sx={{ display: 'grid', gap: 1.5, '& button': { aspectRatio: '2 / 1' } }}>
                <Picture
                  picture={pictureFrom(image)}
                  sizes="(min-width: 1024px) 16vw, (min-width: 700px) 46vw, 92vw"
                  ratio="16 / 10"
                />
                <FloorPlanOpener venue={floor} spot={id}>
                  {(opener) => (
                    <PlanButton aria-label={words.plan(name)} {...opener}>
                      <PlanPicture plan={plan} />
                    </PlanButton>
                  )}
                </FloorPlanOpener>
              </Box>
              <Stack spacing={0.75}>
                <Typography variant="h3">{name}</Typography>
                <Typography variant="prose">{description}</Typography>
                <CardFacts facts={facts} />
              </Stack>
            </Card>
          </li>
        ))}
      </Box>
    </Band>
  );
}
