import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { isPast } from '@mainstage/contracts/calendar';
import { Link } from '../../components/links/page-link';
import { seatsText } from '@mainstage/content/finder/seats-text';
import { searchSentence as words } from '@mainstage/content/finder/search-sentence';
import { uses } from '@mainstage/content/finder/words';
import { venues } from '@mainstage/content/venues/venues';
import { reasonOf } from '@mainstage/venues/search/check-sentences';
import type { Place } from '@mainstage/venues/search/place';
import type { Query } from '@mainstage/venues/search/query';
import { type Layout, layoutNames } from '@mainstage/venues/facts/layouts';
import { setUpsOf } from '@mainstage/venues/facts/capacities';
import { guestsOf } from '@mainstage/venues/facts/present';
import { priceLineOf } from '@mainstage/venues/facts/present-facts';
import { Picture } from '@mainstage/ui/media/picture';
import { displayType, from, radius, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { Dotted } from '@mainstage/ui/text/dotted';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { useToday } from '../../api/use-today';
import { askLink } from '../../components/calendar/ask-link';
import { pictureFrom } from '../../pictures';
import { DayVerdict } from './day-verdict';
import type { RequestedDay } from './finder-state';
import type { DayMatch } from './on-day';
import { venueAt } from './venue-at';
import { ButtonLink } from '../../components/links/button-link';

const roomy = '@media (min-width: 700px) and (max-width: 1023px)';

const Row = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: '14px 18px',
  padding: '20px 0',
  borderTop: `1px solid ${tone.line}`,
  [from.tablet]: { gridTemplateColumns: '176px minmax(0, 1fr)', gap: '0 24px' },
  [roomy]: { gridTemplateColumns: '160px minmax(0, 1fr) auto', alignItems: 'center', padding: '14px 0' },
  // Next to the drawing the buttons are stacked, so that the text has enough width.
  [from.desktop]: {
    gridTemplateColumns: '128px minmax(0, 1fr) fit-content(220px)',
    alignItems: 'center',
    padding: '14px 0',
  },
  [from.wide]: { gridTemplateColumns: '160px minmax(0, 1fr) fit-content(220px)' },
  '& picture': { borderRadius: radius },
});

const Words = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 5,
  minWidth: 0,
  fontSize: size.small,
  lineHeight: 1.45,
  color: tone.muted,
  '& h3': { ...displayType, fontSize: size.name, lineHeight: 1.1, color: tone.text },
  '& h3 a': { textDecoration: 'none' },
  '& h3 a:hover': { color: tone.accent },
  '& h3 span': { marginRight: 10, color: tone.accent, fontVariantNumeric: 'tabular-nums' },
});

const Figures = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 18px',
  fontWeight: 600,
  color: tone.text,
  fontVariantNumeric: 'tabular-nums',
});

const Doings = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 10px',
  gridColumn: '1 / -1',
  marginTop: 8,
  '& .MuiButton-root': { minHeight: 44, padding: '8px 18px' },
  [from.tablet]: { gridColumn: 2 },
  [roomy]: { gridColumn: 'auto', marginTop: 0 },
  [from.desktop]: { gridColumn: 'auto', marginTop: 0, flexDirection: 'column' },
});

interface BuildingRowProps {
  found: DayMatch;
  rank: number;
  day: RequestedDay;
  query: Query;
  /** Below the words, such as a button of the page. */
  extras?: ReactNode;
}

/** A match: its picture in the layout, why it fits, remaining seats, price, availability. */
export function BuildingRow({ found: { match, verdict }, rank, day, query, extras }: BuildingRowProps) {
  const today = useToday();
  const { place, checks } = match;
  const { guests, layout } = query;
  const seats = layout ? (place.layouts[layout]?.guests ?? place.guests) : place.guests;
  const of_ = <VisuallyHidden>{` ${place.name}`}</VisuallyHidden>;
  const brief = { guests: guests ? String(guests) : '', layout: layout ?? '' };
  const asksForDay = Boolean(day.date) && !isPast(day.date, today) && verdict.state !== 'over';
  const request = asksForDay
    ? askLink(place.page, day.date, day.hire, brief, today)
    : `/contact?venue=${place.page}${guests ? `&guests=${guests}` : ''}${layout ? `&layout=${layout}` : ''}#message-form`;
  const see = venueAt(place, query, day);
  const calculated = checks.find((check) => check.on === 'guests' && check.planned);
  const reasons = checks.filter(({ on }) => on !== 'guests' && (on !== 'layout' || !guests)).map(reasonOf);

  return (
    <Row>
      <Picture picture={pictureFrom(pictureOf(place, layout))} sizes="(min-width: 700px) 176px, 104px" ratio="4 / 3" />
      <Words>
        <Typography variant="h3">
          <span aria-hidden="true">{rank}</span>
          <Link to={see}>{place.name}</Link>
        </Typography>
        <span>{uses[place.use]}</span>
        <Figures>
          <span>
            {guests === undefined
              ? words.upTo(guestsOf(place.id))
              : calculated
                ? reasonOf(calculated)
                : seatsText({ has: seats, need: guests, seated: isSeated(place, layout) })}
          </span>
          <span>{priceLineOf(place.page)}</span>
        </Figures>
        {reasons.length > 0 && <Dotted facts={reasons} />}
        {day.date && <DayVerdict verdict={verdict} />}
        {extras}
      </Words>
      <Doings>
        <ButtonLink to={request} variant={rank === 1 ? 'contained' : 'outlined'}>
          <span>{asksForDay ? words.request : words.ask}</span>
          {of_}
        </ButtonLink>
        <ButtonLink to={see} variant="outlined">
          {words.see}
          {of_}
        </ButtonLink>
      </Doings>
    </Row>
  );
}

/** Whether as many as the place takes can sit. */
const isSeated = ({ layouts, guests }: Place, layout: Layout | undefined): boolean =>
  layout
    ? layout !== 'standing'
    : layoutNames.some((name) => name !== 'standing' && (layouts[name]?.guests ?? 0) >= guests);

/** A picture of the place in the requested layout, if there is one. */
function pictureOf(place: Place, layout: Query['layout']) {
  const at =
    layout && place.id === place.page ? setUpsOf(place.page).findIndex((setUp) => setUp.layout === layout) : -1;
  return venues[place.page].seatingConfigurations[at]?.image ?? place.picture;
}
