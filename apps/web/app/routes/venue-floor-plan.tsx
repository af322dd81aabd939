import Button from '@mui/material/Button';
import { Global } from '@emotion/react';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { floorPlanPages, floorPlanWords, planVenue } from '@mainstage/content/shared-pages/venue-floor-plan';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { venues } from '@mainstage/content/venues/venues';
import { layoutNames } from '@mainstage/venues/facts/layouts';
import { planChoices } from '@mainstage/venues/plan/plan';
import { Section } from '@mainstage/ui/layout/section';
import { LayoutPicker } from '../components/floor-plan/layout-picker';
import { PlanTables } from '../components/floor-plan/plan-tables';
import { PlanView } from '../components/floor-plan/plan-view';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { ShareLink } from '../components/links/share-link';
import { dataSheetOf } from '../components/venues/venue-links';
import { BackLink } from '../components/links/back-link';

export const handle: PageHandle = { lang: floorPlanPages['skyline-stage'].lang, nav: 'above' };

type Address = { params: { productId?: string } };

export function meta({ params }: Address) {
  const venue = planVenue(params.productId);
  if (!venue) return [];
  const { name } = venues[venue];
  return headOf(floorPlanPages[venue], {
    trail: [
      { name: 'Venues', path: '/venues' },
      { name, path: `/venues/${venue}` },
      { name: floorPlanWords.kicker, path: floorPlanPages[venue].path },
    ],
  });
}

const Top = styled('header')({ paddingTop: 56, marginBottom: 32, '@media print': { paddingTop: 0, marginBottom: 12 } });
const OnScreen = styled('div')({ '@media print': { display: 'none' } });
const Words = styled(OnScreen)({
  '&:first-of-type > p': { margin: '20px 0 8px' },
  '&:last-of-type': { marginTop: 16 },
});

/** Prints the plan and its tables only. */
const printRules = {
  '@media print': {
    '@page': { margin: '12mm' },
    'body header:not(main header), body footer': { display: 'none !important' },
    'main section': { paddingBlock: '0 !important' },
  },
};

/**
 * A venue's plan on a page of its own; the layout is part of the address: it can be shared and printed, and Back
 * returns to the previous one.
 */
export default function VenueFloorPlanPage({ params: { productId } }: Address) {
  const venue = planVenue(productId);
  // The site has no such page: the server responds with 404.
  if (!venue) throw new Error(`No plan of ${productId}`);
  return <VenuePlan key={venue} venue={venue} />;
}

function VenuePlan({ venue }: { venue: VenueId }) {
  const [query, setQuery] = useSearchParams();
  const requestedLayout = query.get('layout');
  const { choices, chosen } = useMemo(() => planChoices(venue, requestedLayout), [venue, requestedLayout]);
  const plan = useMemo(() => chosen.plan(), [chosen]);
  const { name } = venues[venue];
  const choose = (layout: string) => {
    if (layout !== chosen.name) setQuery({ layout }, { preventScrollReset: true });
  };

  return (
    <Section bleed aria-labelledby="page-title">
      <Global styles={printRules} />
      <Container>
        <Top>
          <Words>
            <BackLink to={`/venues/${venue}`}>{`${floorPlanWords.back} ${name}`}</BackLink>
            <Typography variant="kicker">{floorPlanWords.kicker}</Typography>
          </Words>
          <Typography variant="h2" component="h1" id="page-title">
            {name}
          </Typography>
          <Words>
            <Typography variant="lead">{floorPlanWords.lead}</Typography>
          </Words>
        </Top>
        <LayoutPicker choices={choices} chosen={chosen} onChoose={choose} />
        <PlanView plan={plan}>
          <Button variant="outlined" onClick={() => window.print()}>
            {floorPlanWords.tools.print}
          </Button>
          <Button
            href={dataSheetOf(
              venue,
              layoutNames.find((layout) => layout === chosen.name),
            )}
            variant="outlined"
          >
            {floorPlanWords.dataSheet}
          </Button>
          <ShareLink />
        </PlanView>
        <OnScreen sx={{ marginTop: 1.5 }}>
          <Typography variant="caption">{floorPlanWords.hint}</Typography>
        </OnScreen>
        <PlanTables plan={plan} />
      </Container>
    </Section>
  );
}
