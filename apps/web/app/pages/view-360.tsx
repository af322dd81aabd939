import { styled } from '@mui/material/styles';
import { useSearchParams } from 'react-router-dom';
import { view360 } from '@mainstage/content/pages/view-360';
import { panoramas } from '@mainstage/content/panoramas/panoramas';
import { venues } from '@mainstage/content/venues/venues';
import { Actions, Columns, Container, Section, Span, Stack } from '@mainstage/ui/layout/section';
import { Heading, Kicker, Lead, QuietTitle, Small, Text } from '@mainstage/ui/text/text';
import { seenVenues } from '../features/panorama/all-views';
import { FloorByFloor } from '../features/panorama/floor-by-floor';
import { PanoramaStage } from '../features/panorama/panorama-stage';
import { RoomLinks } from '../features/panorama/room-links';
import { roomsIn, standingIn } from '../features/panorama/standing';
import { ViewChips } from '../features/panorama/view-chips';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { BackLink } from '../components/back-link';
import { LinkButton } from '../components/link-button';

const { copy } = view360;

export const handle: PageHandle = { lang: view360.lang, nav: 'above' };
export const meta = () => headOf(view360);

const Top = styled('div')({ paddingTop: 24, '& > * + *': { marginTop: 20 } });
const Below = styled('div')({ paddingTop: 40, '& > * + *': { marginTop: 56 } });

/** A view all round of the venue in the address or the one nearest to it, and links to all others. */
export default function View360Page() {
  const [query] = useSearchParams();
  // One page is built for all of them: which room it shows is known once the browser has taken it up.
  const hydrated = useHydrated();
  const standing = hydrated ? standingIn(query.get('venue'), query.get('room')) : standingIn(null);
  const { panorama, missing, joined } = standing;
  const here = venues[panorama.venue];
  const asked = missing ?? joined ?? panorama.venue;
  const rooms = roomsIn(standing);

  return (
    <Section aria-labelledby="page-title">
      <Container>
        <Top>
          <BackLink to="/venues">{copy.back}</BackLink>
          <Kicker>{copy.kicker}</Kicker>
          <QuietTitle id="page-title">{copy.title}</QuietTitle>
          <Lead aria-live="polite">
            {missing ? copy.missing(venues[missing].name, here.name) : `${copy.here} ${here.name}.`}
          </Lead>
          {joined && (
            <nav aria-label={copy.roomsOf(venues[joined].name)}>
              <Text style={{ marginBottom: 12 }}>
                {copy.joined(
                  venues[joined].name,
                  rooms.map(({ name }) => name),
                )}
              </Text>
              <ViewChips rooms={rooms} />
            </nav>
          )}
        </Top>
      </Container>
      <div style={{ marginTop: 32 }}>
        <PanoramaStage panorama={panorama} joined={joined} />
      </div>
      <Container>
        <Below>
          <Columns>
            <Span span={6}>
              <Stack gap={20}>
                <Small>{copy.hint}</Small>
                <Actions>
                  <LinkButton to={`/venues/${asked}`} variant="outlined">
                    {`${copy.about} ${venues[asked].name}`}
                  </LinkButton>
                  <LinkButton to={`/venues/${asked}/floor-plan`} variant="text">
                    {copy.plan}
                  </LinkButton>
                </Actions>
              </Stack>
            </Span>
            <Span start={8} span={5}>
              <Heading as="h2">{copy.beside}</Heading>
              <RoomLinks panorama={panorama} joined={joined} />
            </Span>
          </Columns>
          <div>
            <Heading as="h2">{copy.rooms}</Heading>
            <Text style={{ marginTop: 8 }}>{copy.count(panoramas.length, seenVenues.length)}</Text>
            <FloorByFloor here={asked} />
          </div>
        </Below>
      </Container>
    </Section>
  );
}
