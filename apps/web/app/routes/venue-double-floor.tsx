import Box from '@mui/material/Box';
import { venueDoubleFloor } from '@mainstage/content/pages/venue-double-floor';
import { Section } from '@mainstage/ui/layout/section';
import { ClosingCall } from '../components/pages/closing-call';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { BackLink } from '../components/links/back-link';
import { DoubleFloorCard } from '../features/venues/double-floor-card';
import { doubleFloorPairs } from '../features/venues/double-floor-data';
import { PageOpening } from '../components/pages/page-opening';
import { SteppedPairs } from '../components/sections/stepped-pairs';
import { TitleRow } from '../components/sections/title-row';

const { copy } = venueDoubleFloor;
const trail = [
  { name: 'Venues', path: '/venues' },
  { name: copy.title, path: venueDoubleFloor.path },
];

export const handle: PageHandle = { lang: venueDoubleFloor.lang, nav: 'over-hero' };
export const meta = () => headOf(venueDoubleFloor, { trail });
export const loader = () => ({ pairs: doubleFloorPairs() });

/** The four pairs of halls with their prices and the next steps. */
export default function VenueDoubleFloorPage({ loaderData }: { loaderData: ReturnType<typeof loader> }) {
  return (
    <>
      <PageOpening title={copy.title} lead={copy.lead} picture={copy.picture}>
        <BackLink to="/venues">{copy.back}</BackLink>
      </PageOpening>
      <Section aria-labelledby="pairs">
        <Box sx={{ marginBottom: 'clamp(2.5rem, 5vw, 5rem)' }}>
          <TitleRow id="pairs" title={copy.pairs.title} lead={copy.pairs.lead} />
        </Box>
        <SteppedPairs>
          {loaderData.pairs.map((pair) => (
            <li key={pair.id}>
              <DoubleFloorCard pair={pair} copy={copy.card} />
            </li>
          ))}
        </SteppedPairs>
      </Section>
      <ClosingCall
        copy={copy.closing}
        first={{ label: copy.closing.single, to: '/venues/single-floor' }}
        second={{ label: copy.closing.all, to: '/venues/floors' }}
      />
    </>
  );
}
