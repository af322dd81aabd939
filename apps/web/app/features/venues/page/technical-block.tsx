import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { estimatePathOf } from '@mainstage/content/estimate/address';
import { venueWords } from '@mainstage/content/shared-pages/venue-words';
import type { Venue } from '@mainstage/content/venues/types';
import { displayType, from, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { usePlanned } from '../../../components/planned/use-planned';
import { PhoneFold } from '../../../components/phone/phone-fold';
import { ShareLink } from '../../../components/links/share-link';
import { bookTourOf, brochureOf, dataSheetOf, viewAllRoundOf } from '../../../components/venues/venue-links';
import { Band } from './band';
import { FloorPlanOpener } from './floor-plan-opener';
import { pageShapes } from './page-shapes';
import { ButtonLink } from '../../../components/links/button-link';
import type { VenuePageData } from './venue-page-data';

const { details: words } = venueWords;

const Head = styled('div')({
  display: 'grid',
  gap: '20px 48px',
  alignItems: 'end',
  marginBottom: 20,
  [from.desktop]: {
    marginBottom: 32,
    '&:not([data-alone])': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  },
  '@media print': { gap: 0, marginBottom: 0 },
});

const Sheet = styled('dl')({
  columnGap: 48,
  [from.desktop]: { columns: 2 },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '8rem minmax(0, 1fr)',
    gap: '0 20px',
    padding: '10px 0',
    borderTop: `1px solid ${tone.line}`,
    breakInside: 'avoid',
    fontSize: size.small,
    lineHeight: 1.5,
  },
  '& dt': { color: tone.muted },
});

const Equipment = styled('section')({
  display: 'grid',
  gap: '24px 24px',
  'dl ~ &': { marginTop: 40 },
  '&:not(:last-child)': { marginBottom: 36 },
  '@media print': { '&:not(:last-child)': { marginBottom: 12 } },
  '& h2': { ...displayType, fontSize: size.heading, lineHeight: 1.1 },
  '& ul': {
    display: 'grid',
    gap: '16px 24px',
    [from.tablet]: { gridTemplateColumns: 'repeat(var(--on-tablet), minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))' },
  },
  '& li': { paddingTop: 14, borderTop: `1px solid ${tone.line}` },
  '& h3': { fontSize: size.name, lineHeight: 1.25, letterSpacing: '-0.02em', marginBottom: 8 },
});

/** All technical facts of a venue, as one block that can be passed on. */
export function TechnicalBlock({ page }: { page: VenuePageData }) {
  const { technical } = pageShapes[page.kind];
  const equipment = <Features features={page.venue.features} />;
  const open = venueWords.specifications.open;
  return (
    <Band tone="mist" id="specifications" aria-labelledby="specifications-title">
      <Head data-alone={technical === 'equipment' || undefined}>
        <Typography variant="h2" id="specifications-title">
          {venueWords.specifications.title}
        </Typography>
        {technical !== 'equipment' && <TakeAlong page={page} />}
      </Head>
      {technical === 'equipment' && equipment}
      <PhoneFold label={open}>
        {technical === 'equipment-only' ? (
          <>
            {equipment}
            <PhoneFold label={open} width="wide">
              <Specifications rows={page.specifications} />
            </PhoneFold>
          </>
        ) : (
          <Specifications rows={page.specifications} />
        )}
        {technical === 'rows' && equipment}
      </PhoneFold>
      {technical === 'equipment' && (
        <Box sx={{ marginTop: 4 }}>
          <TakeAlong page={page} />
        </Box>
      )}
    </Band>
  );
}

function Specifications({ rows }: { rows: VenuePageData['specifications'] }) {
  return (
    <>
      <Sheet>
        {rows.map(({ label, text, sample }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {text}
              {sample && <span aria-hidden="true">{'\u00a0'}*</span>}
            </dd>
          </div>
        ))}
      </Sheet>
      <Typography variant="caption" sx={{ marginTop: 1.5 }}>
        * {words.sample}
      </Typography>
    </>
  );
}

function Features({ features }: Pick<Venue, 'features'>) {
  return (
    <Equipment aria-labelledby="equipment">
      <Typography variant="h2" id="equipment">
        {venueWords.equipment.title}
      </Typography>
      <Box
        component="ul"
        sx={{
          '--columns': Math.min(Math.max(features.length, 2), 4),
          '--on-tablet': features.length === 3 ? 3 : 2,
        }}
      >
        {features.map(({ title, description }) => (
          <li key={title}>
            <Typography variant="h3">{title}</Typography>
            <Typography variant="caption">{description}</Typography>
          </li>
        ))}
      </Box>
    </Equipment>
  );
}

/** On a phone two in a row, as high as the longer one. */
const Downloads = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: 8,
  '& .MuiButton-root': { paddingInline: 8, textAlign: 'center' },
  [from.tablet]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 20px',
    '& .MuiButton-outlined': { paddingInline: 24 },
  },
});

/** Downloads and links: 360° view, plan, data sheet, estimate, contact. */
function TakeAlong({ page: { id, setUps, hasView } }: { page: VenuePageData }) {
  const { date, guests, layout } = usePlanned();
  const drawn = setUps.find((setUp) => setUp.layout !== null && setUp.layout === layout)?.layout;
  const planned = { ...(date && { date }), ...(guests && { guests: String(guests) }) };
  const estimate = [estimatePathOf(id), new URLSearchParams(planned).toString()].filter(Boolean).join('&');
  return (
    <section aria-label={words.title}>
      <Downloads>
        <Button href={dataSheetOf(id, drawn ?? undefined)} variant="outlined">
          {words.technical} {words.pdf}
        </Button>
        <Button href={brochureOf(id)} variant="outlined">
          {words.brochure} {words.pdf}
        </Button>
        <FloorPlanOpener venue={id} byAddress>
          {(opener) => (
            <Button variant="outlined" {...opener}>
              {words.plan}
            </Button>
          )}
        </FloorPlanOpener>
        {hasView ? (
          <ButtonLink to={viewAllRoundOf(id)} variant="outlined">
            {words.matterport}
          </ButtonLink>
        ) : (
          <Button variant="outlined" disabled>
            {words.matterport}: {words.noView}
          </Button>
        )}
        <ButtonLink to={bookTourOf(id)} variant="outlined">
          {words.consult}
        </ButtonLink>
        <ButtonLink to={estimate} variant="text">
          {words.estimate}
        </ButtonLink>
        <ShareLink />
      </Downloads>
    </section>
  );
}
