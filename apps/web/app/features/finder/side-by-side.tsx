import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Fragment, memo, type ReactNode } from 'react';
import { Link } from '../../components/links/page-link';
import { count } from '@mainstage/venues/facts/number-format';
import { kinds } from '@mainstage/content/finder/kinds';
import { type Layout, layoutNames, layouts } from '@mainstage/venues/facts/layouts';
import { figures } from '@mainstage/content/finder/words';
import { venueFinder } from '@mainstage/content/shared-pages/venue-finder';
import { checksOf } from '@mainstage/venues/search/checks';
import type { Place, PlaceId } from '@mainstage/venues/search/place';
import { placeOf } from '@mainstage/venues/search/places';
import type { Query } from '@mainstage/venues/search/query';
import { missOf } from '@mainstage/venues/search/check-sentences';
import { factNamed } from '@mainstage/venues/facts/present-facts';
import { FactTable } from '@mainstage/ui/text/fact-table';
import { from, led, radius, size, smallHeadingType } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { ShareLink } from '../../components/links/share-link';
import { Seats } from './chart-row';
import { PlacePicture } from './place-picture';
import { hairline } from './table-parts';
import type { Finder } from './use-finder';

interface SideBySideProps extends Pick<Finder, 'compared' | 'toggle'> {
  id: string;
  query: Query;
}

/** Blocks of three on a phone, with the row's name above; a table with a first column from 700 px. */
const Sheet = styled(FactTable)({
  display: 'block',
  marginTop: 'clamp(2rem, 4vw, 3.5rem)',
  fontVariantNumeric: 'tabular-nums',
  '& > *': { display: 'block' },
  '& th, & td': { minWidth: 0, padding: 0, border: 0, lineHeight: 1.6 },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--places), minmax(0, 1fr))',
    alignItems: 'start',
    gap: '2px 16px',
    padding: '12px 0',
    borderTop: hairline,
    [from.tablet]: { gridTemplateColumns: '9.5rem repeat(3, minmax(0, 1fr))', columnGap: 24, alignItems: 'baseline' },
  },
  '& thead tr': { borderTop: 0, alignItems: 'start' },
  '& thead td': { display: 'none', [from.tablet]: { display: 'block' } },
  '& tbody th': {
    gridColumn: '1 / -1',
    fontSize: size.small,
    fontWeight: 400,
    color: tone.muted,
    [from.tablet]: { gridColumn: 'auto' },
  },
  '& picture': { marginBottom: 14, borderRadius: radius },
});

const Name = styled(Link)({
  ...smallHeadingType,
  display: 'block',
  minHeight: 28,
  padding: '3px 0',
  fontSize: 'clamp(1.0625rem, 0.8rem + 1vw, 1.5rem)',
  lineHeight: 1.15,
  textDecoration: 'none',
  '&:hover': { color: tone.accent },
});

const Value = styled('span')({ fontWeight: 600, fontSize: size.body });

const Met = styled('span')({ fontSize: size.small, lineHeight: 1.4, fontWeight: 600 });

/** Length relative to the largest of the three. */
const Bar = styled('span')({ display: 'block', height: 3, marginTop: 6, background: led });

const Missing = styled('ul')({
  fontSize: size.small,
  lineHeight: 1.4,
  color: tone.accent,
  fontWeight: 600,
});

const VerdictText = styled('span')({ fontSize: size.small, lineHeight: 1.4 });

const { compare: words } = venueFinder.copy;

/** Deciding facts besides size, by the names of the venues' pages. */
const comparedFacts = [
  ...['Price', 'Clear height', 'Rigging', 'Power', 'Wired internet', 'Fixed cameras', 'Live stream'],
  ...['Loading door', 'Daylight', 'Step-free', 'Fresh air', 'Toilets'],
];

/** Compares up to three places. */
export const SideBySide = memo(function SideBySide({ id, compared, toggle, query }: SideBySideProps) {
  const chosen = compared.flatMap((each) => placeOf(each) ?? []);
  const hasQuery = Object.keys(query).length > 0;
  const row = (label: string, cell: (place: Place) => ReactNode) => [label, ...chosen.map(cell)];
  /** A row of numbers, each over a bar of its proportion of the largest. */
  const measured = (
    label: string,
    measure: (place: Place) => number | undefined,
    text: (place: Place) => ReactNode,
  ) => {
    const most = Math.max(...chosen.map((place) => measure(place) ?? 0));
    return row(label, (place) => (
      <>
        <Value>{text(place)}</Value>
        <Bar aria-hidden="true" sx={{ width: `${most > 0 ? ((measure(place) ?? 0) / most) * 100 : 0}%` }} />
      </>
    ));
  };

  return (
    <>
      <Typography variant="h2" id={id}>
        {words.title}
      </Typography>
      <ShareLink />
      <Sheet
        aria-labelledby={id}
        sx={{ '--places': chosen.length }}
        columns={[
          '',
          ...chosen.map((place) => (
            <Fragment key={place.id}>
              <PlacePicture place={place} sizes="(min-width: 700px) 28vw, 31vw" />
              <Name to={place.at}>{place.name}</Name>
              <Remove place={place} onToggle={toggle} />
            </Fragment>
          )),
        ]}
        rows={[
          ...(hasQuery ? [row(words.rows.search, (place) => <Verdict place={place} query={query} />)] : []),
          row(words.rows.kind, ({ kind }) => <Value>{kinds[kind].single}</Value>),
          row(words.rows.floor, ({ floors }) => <Value>{floors.join(' + ')}</Value>),
          measured(
            words.rows.area,
            ({ areaSqm }) => areaSqm.max,
            ({ areaSqm }) => figures.areaNumber(areaSqm),
          ),
          measured(
            words.rows.guests,
            ({ guests }) => guests,
            ({ guests, open }) => `${count(guests)}${open ? '+' : ''}`,
          ),
          ...layoutNames.map((name: Layout) =>
            measured(
              layouts[name].label,
              (place) => place.layouts[name]?.guests,
              (place) => <Seats capacity={place.layouts[name]} />,
            ),
          ),
          measured(
            words.rows.led,
            ({ ledWidthM }) => ledWidthM || undefined,
            ({ ledWidthM }) => (ledWidthM ? count(ledWidthM) : <Seats capacity={undefined} />),
          ),
          ...comparedFacts.map((name) =>
            row(name, ({ id: place, page }) => (
              <VerdictText>{(place === page && factNamed(page, name)) || words.none}</VerdictText>
            )),
          ),
        ]}
      />
    </>
  );
});

function Verdict({ place, query }: { place: Place; query: Query }) {
  const missing = checksOf(place, query).filter(({ fits }) => !fits);
  if (missing.length === 0) return <Met>{words.fits}</Met>;
  return (
    <Missing>
      {missing.map((check) => (
        <li key={check.on}>{missOf(check)}</li>
      ))}
    </Missing>
  );
}

function Remove({ place, onToggle }: { place: Place; onToggle: (id: PlaceId) => void }) {
  return (
    <Button variant="text" onClick={() => onToggle(place.id)}>
      {words.remove}
      <VisuallyHidden> {place.name}</VisuallyHidden>
    </Button>
  );
}
