import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { doubleFloorOffers } from '@mainstage/content/floors/double-floor-offers';
import { floorKinds } from '@mainstage/content/floors/floor-kinds';
import { venueFloors } from '@mainstage/content/shared-pages/venue-floors';
import { Section } from '@mainstage/ui/layout/section';
import { ClosingCall } from '../components/pages/closing-call';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { BackLink } from '../components/links/back-link';
import { stageNames } from '../features/venues/double-floor-data';
import { FloorKindHead } from '../features/venues/floor-kind-head';
import { PageOpening } from '../components/pages/page-opening';
import { SectionStrip } from '../components/sections/section-strip';
import { TripleFloor } from '../features/venues/triple-floor';
import { tripleFloorData } from '../features/venues/triple-floor-data';
import { listedFactsOf } from '../components/venues/venue-facts';
import { VenueCards } from '../features/venues/venue-cards';
import { ButtonLink } from '../components/links/button-link';

const { single, double, triple } = floorKinds;
type LoadedPage = { loaderData: ReturnType<typeof loader> };

export const handle: PageHandle = { lang: 'en', nav: 'over-hero' };

/** The page's texts, which contain facts of venues, and its cards. */
export function loader() {
  const { words, madeOf, single } = venueFloors.copy;
  return {
    page: venueFloors,
    floors: single.floors.map(({ id, picture, parts }) => ({
      venue: listedFactsOf(id, words),
      picture,
      made: `${madeOf} ${parts}`,
    })),
    pairs: doubleFloorOffers.map(({ id, image }) => ({
      venue: listedFactsOf(id, words),
      picture: image,
      made: `${madeOf} ${stageNames(id).join(', ')}`,
    })),
    whole: tripleFloorData(),
  };
}

export const meta = ({ loaderData: { page } }: LoadedPage) =>
  headOf(page, {
    trail: [
      { name: 'Venues', path: '/venues' },
      { name: page.head.name, path: page.path },
    ],
  });

/** One floor is the usual case, two the next; the whole building has the most space. */
const Kind = styled(Section)({ paddingBlock: 'clamp(4rem, 2.4rem + 4vw, 6.5rem)' });
const below = { marginTop: 'clamp(2rem, 3vw, 3rem)' };

const links = Object.values(floorKinds).map(({ anchor, name, guests }) => ({
  label: name,
  note: guests,
  to: `/venues/floors#${anchor}`,
}));

/** One floor, two, or the whole building: guests, parts and price of each. */
export default function VenueFloorsPage({ loaderData: { page, floors, pairs, whole } }: LoadedPage) {
  const { copy } = page;
  return (
    <>
      <PageOpening title={copy.title} lead={copy.lead} picture={copy.picture}>
        <BackLink to="/venues">{copy.back}</BackLink>
      </PageOpening>
      <SectionStrip label={copy.strip} links={links} />
      <Kind id={single.anchor} aria-labelledby="single">
        <FloorKindHead id="single" kind={single} copy={copy.single} guests={copy.guests} floors={[6]} />
        <VenueCards items={floors} spans={[6, 3]} />
        <Stack direction="row" sx={below}>
          <Typography variant="prose">{copy.single.alone}</Typography>
          <ButtonLink to="/venues/single-floor" variant="outlined">
            {copy.single.all}
          </ButtonLink>
        </Stack>
      </Kind>
      <Kind id={double.anchor} tone="mist" aria-labelledby="double">
        <FloorKindHead id="double" kind={double} copy={copy.double} guests={copy.guests} floors={[5, 6]} />
        <VenueCards items={pairs} spans={[3]} />
        <Stack direction="row" sx={below}>
          <ButtonLink to="/venues/double-floor" variant="outlined">
            {copy.double.all}
          </ButtonLink>
        </Stack>
      </Kind>
      <Kind bleed id={triple.anchor} tone="ink" aria-labelledby="triple">
        <Container>
          <FloorKindHead id="triple" kind={triple} copy={copy.triple} guests={copy.guests} floors={[4, 5, 6]} />
        </Container>
        <TripleFloor whole={whole} copy={copy} />
      </Kind>
      <ClosingCall
        copy={copy.closing}
        first={{ label: copy.closing.book, to: '/book-tour' }}
        second={{ label: copy.closing.back, to: '/venues' }}
      />
    </>
  );
}
