import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { doubleFloorOffers } from '@mainstage/content/floors/double-floor-offers';
import { floorKinds } from '@mainstage/content/floors/floor-kinds';
import { venueFloors } from '@mainstage/content/shared-pages/venue-floors';
import { Section } from '@mainstage/ui/layout/section';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { BackLink } from '../components/links/back-link';
import { Closing } from '../components/pages/closing';
import { stageNames } from '../features/venues/double-floor-card';
import { FloorKindHead } from '../features/venues/floor-kind-head';
import { PageOpening } from '../components/pages/page-opening';
import { SectionStrip } from '../components/sections/section-strip';
import { TripleFloor } from '../features/venues/triple-floor';
import { VenueCards } from '../features/venues/venue-cards';
import { SectionLink } from '../components/links/section-link';

const { copy } = venueFloors;
const { single, double, triple } = floorKinds;
const { words, madeOf } = copy;

export const handle: PageHandle = { lang: venueFloors.lang, nav: 'over-hero' };
export const meta = () =>
  headOf(venueFloors, {
    trail: [
      { name: 'Venues', path: '/venues' },
      { name: venueFloors.head.name, path: venueFloors.path },
    ],
  });

/** One floor is the usual case, two the next; the whole building has the most room. */
const Kind = styled(Section)({ paddingBlock: 'clamp(4rem, 2.4rem + 4vw, 6.5rem)' });
const below = { marginTop: 'clamp(2rem, 3vw, 3rem)' };

const links = Object.values(floorKinds).map(({ anchor, name, guests }) => ({
  label: name,
  note: guests,
  to: `${venueFloors.path}#${anchor}`,
}));
const floors = copy.single.floors.map(({ parts, ...floor }) => ({ ...floor, made: `${madeOf} ${parts}` }));
const pairs = doubleFloorOffers.map(({ id, image }) => ({
  id,
  picture: image,
  made: `${madeOf} ${stageNames(id).join(', ')}`,
}));

/** One floor, two, or the whole building: what each takes, what makes it and what it costs. */
export default function VenueFloorsPage() {
  return (
    <>
      <PageOpening title={copy.title} lead={copy.lead} picture={copy.picture}>
        <BackLink to="/venues">{copy.back}</BackLink>
      </PageOpening>
      <SectionStrip label={copy.strip} links={links} />
      <Kind id={single.anchor} aria-labelledby="single">
        <FloorKindHead id="single" kind={single} copy={copy.single} guests={copy.guests} floors={[6]} />
        <VenueCards items={floors} words={words} spans={[6, 3]} />
        <Stack direction="row" sx={below}>
          <Typography variant="prose">{copy.single.alone}</Typography>
          <Button component={SectionLink} to="/venues/single-floor" variant="outlined">
            {copy.single.all}
          </Button>
        </Stack>
      </Kind>
      <Kind id={double.anchor} tone="mist" aria-labelledby="double">
        <FloorKindHead id="double" kind={double} copy={copy.double} guests={copy.guests} floors={[5, 6]} />
        <VenueCards items={pairs} words={words} spans={[3]} />
        <Stack direction="row" sx={below}>
          <Button component={SectionLink} to="/venues/double-floor" variant="outlined">
            {copy.double.all}
          </Button>
        </Stack>
      </Kind>
      <Kind bleed id={triple.anchor} tone="ink" aria-labelledby="triple">
        <Container>
          <FloorKindHead id="triple" kind={triple} copy={copy.triple} guests={copy.guests} floors={[4, 5, 6]} />
        </Container>
        <TripleFloor />
      </Kind>
      <Closing id="closing" title={copy.closing.title} lead={copy.closing.lead} picture={copy.closing.picture}>
        <Stack direction="row">
          <Button component={SectionLink} to="/book-tour" size="large">
            {copy.closing.book}
          </Button>
          <Button component={SectionLink} to="/venues" variant="text">
            {copy.closing.back}
          </Button>
        </Stack>
      </Closing>
    </>
  );
}
