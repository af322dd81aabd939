import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { venueWords } from '@mainstage/content/shared-pages/venue-words';
import { brand } from '@mainstage/content/site/brand';
import type { Availability } from '@mainstage/contracts/availability';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { displayType, from, size } from '@mainstage/ui/theme/tokens';
import { surface, tone } from '@mainstage/ui/theme/tones';
import type { PlannedEvent } from '../../../components/planned/planned-store';
import { ButtonLink } from '../../../components/links/button-link';
import type { SetUpData } from './set-up-data';
import { DayFigure, GuestsFigure, Named } from './strip-figures';
import type { VenuePageData } from './venue-page-data';

const { strip: words } = venueWords;

/** Sticky below the site's navigation; the offsets are its heights. */
const Strip = styled('div')({
  ...surface('paper'),
  position: 'sticky',
  zIndex: 20,
  top: 72,
  borderBottom: `1px solid ${tone.line}`,
  [from.desktop]: { top: 96 },
  [from.wide]: { top: 88 },
  '@media print': { position: 'static' },
});

const Row = styled(Container)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 12,
  paddingBlock: 14,
  [from.tablet]: { gap: 32 },
  [from.desktop]: { paddingBlock: 18 },
});

const Figures = styled('dl')({
  // Above the buttons with text at 200 %.
  flex: '1 1 6.5rem',
  display: 'grid',
  gridAutoFlow: 'column',
  justifyContent: 'space-between',
  gap: '0 12px',
  [from.desktop]: { gridAutoColumns: 'minmax(0, 1fr)', columnGap: 24 },
});

const Figure = styled('div')({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  minWidth: 0,
  // A phone has space for the requested figures and the actions only.
  '&[data-wide]': { display: 'none', [from.tablet]: { display: 'flex' } },
  '& dt': {
    fontSize: size.small,
    lineHeight: 1.3,
    textWrap: 'balance',
    color: tone.muted,
    [from.desktop]: { marginTop: 2 },
  },
  '& dt > span + span': { display: 'none', [from.desktop]: { display: 'inline' } },
  '& dd': {
    fontSize: 'clamp(1.1875rem, 0.7rem + 1.7vw, 2.375rem)',
    fontWeight: 600,
    lineHeight: 1.08,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    // On a phone its figures are too small for the display face.
    [from.tablet]: { ...displayType, letterSpacing: '-0.04em' },
  },
  '&[data-long] dd': {
    // A state of two words takes two lines on a phone.
    whiteSpace: 'normal',
    fontSize: size.small,
    lineHeight: 1.25,
    [from.tablet]: { whiteSpace: 'nowrap', fontSize: size.lead },
    [from.desktop]: { paddingTop: 6 },
  },
});

const Actions = styled('div')({
  display: 'flex',
  gap: 8,
  '& .MuiButton-root': { minWidth: 0, minHeight: 44, padding: '8px 14px' },
  '& > :last-child': { [from.tablet]: { display: 'none' } },
  [from.wide]: { '& .MuiButton-root': { padding: '12px 24px' } },
  '@media print': { display: 'none' },
});

interface FigureStripProps {
  id: VenueId;
  figures: VenuePageData['figures'];
  seating: SetUpData;
  planned: PlannedEvent;
  /** The calendar around the planned day, once loaded. */
  answer: Availability | undefined;
}

/** The deciding figures: floor, guests by seating, LED wall, price; compared with the plan. Sticky. */
export function FigureStrip({ id, figures, seating, planned, answer }: FigureStripProps) {
  const { area, wall, priceLine } = figures;
  const { figure, note, of } = figures.price;
  return (
    <Strip data-second-bar>
      <Row>
        <Figures aria-label={words.label}>
          <Figure data-wide>
            <dt>{words.area}</dt>
            <dd>{area}</dd>
          </Figure>
          <Figure aria-live="polite">
            <GuestsFigure seating={seating} guests={planned.guests} />
          </Figure>
          {wall && (
            <Figure data-wide>
              <Named label={`sqm ${wall.kind}`} more={wall.sizes} />
              <dd>{wall.area}</dd>
            </Figure>
          )}
          {planned.date ? (
            <Figure data-long aria-live="polite">
              <DayFigure
                id={id}
                price={priceLine}
                date={planned.date}
                part={planned.part ?? 'full-day'}
                answer={answer}
              />
            </Figure>
          ) : (
            <Figure>
              <Named label={note} more={of} />
              <dd>{figure}</dd>
            </Figure>
          )}
        </Figures>
        <Actions>
          <ButtonLink to={`/venues/${id}#decide`} variant="outlined">
            {words.date}
          </ButtonLink>
          <Button href={brand.phone.href} variant="outlined">
            {words.call}
          </Button>
        </Actions>
      </Row>
    </Strip>
  );
}
