import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { venueWords } from '@mainstage/content/shared-pages/venue-detail';
import type { NumberedSetUp } from '@mainstage/venues/facts/capacities';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { areaOf, setUpGuests, wallKindOf, wallSizesOf, wallsOf } from '@mainstage/venues/facts/present';
import { priceFigureOf } from '@mainstage/venues/facts/present-facts';
import { displayType, from } from '@mainstage/ui/theme/tokens';
import { surface, tone } from '@mainstage/ui/theme/tones';
import { Unbroken } from '../../../components/unbroken';
import { SectionLink } from '../../../components/section-link';

const { strip: words } = venueWords;

/** Goes along under the site's bar, whose heights these are. */
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
  gap: 32,
  paddingBlock: 14,
  [from.desktop]: { paddingBlock: 18 },
});

const Figures = styled('dl')({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, auto)',
  justifyContent: 'space-between',
  gap: '0 12px',
  [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: 24 },
});

const Figure = styled('div')({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  minWidth: 0,
  '& dt': {
    fontSize: '0.75rem',
    lineHeight: 1.3,
    textWrap: 'balance',
    color: tone.muted,
    [from.desktop]: { fontSize: '0.875rem', marginTop: 2 },
  },
  '& dt > span': { display: 'none', [from.desktop]: { display: 'inline' } },
  '& dd': {
    fontSize: 'clamp(1.0625rem, 0.7rem + 1.7vw, 2.375rem)',
    fontWeight: 600,
    lineHeight: 1.08,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    // On a phone its figures are too small for the display face.
    [from.tablet]: { ...displayType, letterSpacing: '-0.04em' },
  },
});

const Action = styled('div')({ display: 'none', [from.wide]: { display: 'block' } });

interface FigureStripProps {
  id: VenueId;
  seating: NumberedSetUp;
}

/** The four figures that decide: floor, guests as they are seated, wall of light, price. Stays in sight. */
export function FigureStrip({ id, seating }: FigureStripProps) {
  const walls = wallsOf(id);
  const { figure, note, of } = priceFigureOf(id);
  const [guests = '', unit = ''] = setUpGuests(seating).split(' ');
  const figures = [
    { value: areaOf(id).replace(' sqm', ''), label: words.area, more: '' },
    { value: guests, label: unit, more: seating.caption },
    {
      value: walls ? walls.replace(' sqm', '') : words.wall,
      label: walls ? `sqm ${wallKindOf(id)}` : wallKindOf(id),
      more: wallSizesOf(id),
    },
    { value: figure, label: note, more: of },
  ];
  return (
    <Strip data-second-bar>
      <Row>
        <Figures aria-label={words.label}>
          {figures.map(({ value, label, more }, index) => (
            <Figure key={index} aria-live={index === 1 ? 'polite' : undefined}>
              <dt>
                {label}
                {more && (
                  <span>
                    <Unbroken text={`, ${more}`} />
                  </span>
                )}
              </dt>
              <dd>{value}</dd>
            </Figure>
          ))}
        </Figures>
        <Action>
          <Button component={SectionLink} to={`/venues/${id}#decide`} variant="outlined">
            {words.date}
          </Button>
        </Action>
      </Row>
    </Strip>
  );
}
