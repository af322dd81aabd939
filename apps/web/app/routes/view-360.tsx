import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { view360 } from '@mainstage/content/pages/view-360';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import { Section } from '@mainstage/ui/layout/section';
import { FloorByFloor } from '../features/panorama/floor-by-floor';
import { PanoramaStage } from '../features/panorama/panorama-stage';
import { viewIn } from '../features/panorama/room-view';
import { RoomLinks } from '../features/panorama/room-links';
import { view360Data } from '../features/panorama/view-360-data';
import { ViewChips } from '../features/panorama/view-chips';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { BackLink } from '../components/links/back-link';
import { ButtonLink } from '../components/links/button-link';

const { copy } = view360;

export const handle: PageHandle = { lang: view360.lang, nav: 'above' };
export const meta = () => headOf(view360);
export const loader = () => view360Data();
/** The room is part of the address, and the data contains all of them. */
export const shouldRevalidate = () => false;

/** The 360° view of the venue in the address or the one nearest to it, and links to all others. */
export default function View360Page({ loaderData }: { loaderData: ReturnType<typeof loader> }) {
  const [query] = useSearchParams();
  const [venue, room] = [query.get('venue'), query.get('room')];
  const { panorama, here, path, requested, missing, joined, rooms, marks, settings } = viewIn(loaderData, venue, room);

  return (
    <Section bleed aria-labelledby="page-title">
      <Container>
        <Box sx={{ paddingTop: 3, '&& > * + *': { marginTop: 2.5 } }}>
          <BackLink to="/venues">{copy.back}</BackLink>
          <Typography variant="kicker">{copy.kicker}</Typography>
          <Typography variant="h2" component="h1" id="page-title">
            {copy.title}
          </Typography>
          <Typography variant="lead" aria-live="polite">
            {missing ? copy.missing(requested.name, here) : `${copy.here} ${here}.`}
          </Typography>
          {joined && (
            <nav aria-label={copy.roomsOf(joined)}>
              <Typography variant="prose" sx={{ marginBottom: 1.5 }}>
                {copy.joined(
                  joined,
                  rooms.map(({ name }) => name),
                )}
              </Typography>
              <ViewChips rooms={rooms} here={path} />
            </nav>
          )}
        </Box>
      </Container>
      <Box sx={{ marginTop: 4 }}>
        <PanoramaStage panorama={panorama} marks={marks} requested={query.has('venue')} />
      </Box>
      <Container>
        <Box sx={{ paddingTop: 5, '&& > * + *': { marginTop: 7 } }}>
          <TwoColumns spans={[6, 5]}>
            <Stack spacing={2.5}>
              <Typography variant="caption">{copy.hint}</Typography>
              <Stack direction="row">
                <ButtonLink to={`/venues/${requested.id}`} variant="outlined">
                  {`${copy.about} ${requested.name}`}
                </ButtonLink>
                <ButtonLink to={`/venues/${requested.id}/floor-plan`} variant="text">
                  {copy.plan}
                </ButtonLink>
              </Stack>
            </Stack>
            <>
              <Typography variant="h3" component="h2">
                {copy.nearby}
              </Typography>
              <RoomLinks links={[...marks, ...settings]} />
            </>
          </TwoColumns>
          <div>
            <Typography variant="h3" component="h2">
              {copy.rooms}
            </Typography>
            <Typography variant="prose" sx={{ marginTop: 1 }}>
              {copy.count(loaderData.count.views, loaderData.count.venues)}
            </Typography>
            <FloorByFloor floors={loaderData.floors} here={requested.path} />
          </div>
        </Box>
      </Container>
    </Section>
  );
}
