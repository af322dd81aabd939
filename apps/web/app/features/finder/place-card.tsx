import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { Link } from '../../components/links/page-link';
import { calendarWords } from '@mainstage/content/calendar/words';
import { venueFinder } from '@mainstage/content/shared-pages/venue-finder';
import type { DayState } from '@mainstage/contracts/availability';
import type { Hire } from '@mainstage/contracts/day-parts';
import type { PlaceMatch } from '@mainstage/venues/search/find';
import type { Place, PlaceId } from '@mainstage/venues/search/place';
import { reasonOf } from '@mainstage/venues/search/check-sentences';
import { CardFacts, PictureCard } from '@mainstage/ui/layout/picture-card';
import { font, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { useToday } from '../../api/use-today';
import { askLink } from '../../components/calendar/ask-link';
import { ShortlistButton } from '../../shortlist/shortlist-button';
import { CompareToggle } from './compare-toggle';
import { placeFacts } from './place-facts';
import { PlacePicture } from './place-picture';

interface PlaceCardProps {
  match: PlaceMatch;
  /** The requested day, empty for none; the state of the place then, and the reason. */
  date: string;
  hire: Hire;
  state: DayState | undefined;
  words: string;
  rank: number;
  compared: boolean;
  full: boolean;
  onToggle: (id: PlaceId) => void;
}

const Reasons = styled('ul')({
  display: 'grid',
  gap: 4,
  fontSize: size.small,
  lineHeight: 1.45,
  fontWeight: 600,
  '& li': { display: 'grid', gridTemplateColumns: '22px minmax(0, 1fr)', alignItems: 'baseline' },
  '& svg': { color: tone.accent },
});

const Doings = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  marginTop: 2,
  // Aligns the ribbon with the text; its square lies outside the column.
  marginLeft: -17,
  '& button[aria-pressed]:first-of-type:hover': { backgroundColor: tone.ground, color: tone.accent },
});

const OnThatDay = styled('p')({
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.45,
  '&::first-letter': { textTransform: 'uppercase' },
  '&[data-state="asked"], &[data-state="taken"]': { color: tone.accent },
});
// Above the name's link, which covers the card.
const Ask = styled(Link)({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  minHeight: 44,
  fontWeight: 600,
  textUnderlineOffset: 6,
});

const { results } = venueFinder.copy;

/** Independent of the search, so not rendered at each keystroke. */
const Facts = memo(function Facts({ place }: { place: Place }) {
  return <CardFacts facts={placeFacts(place)} />;
});

function PlaceCardView({
  match: { place, checks },
  date,
  hire,
  state,
  words,
  rank,
  compared,
  full,
  onToggle,
}: PlaceCardProps) {
  const today = useToday();
  return (
    <PictureCard aria-label={place.name}>
      <PlacePicture place={place} sizes="(min-width: 1024px) 27vw, (min-width: 700px) 45vw, 92vw" />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.25, width: '100%' }}>
        <Typography
          variant="h3"
          sx={{
            display: 'flex',
            alignItems: 'baseline',
            gap: 1.5,
            fontSize: 'clamp(1.375rem, 1.15rem + 0.6vw, 1.6875rem)',
            '& > span': {
              flex: 'none',
              fontFamily: font.text,
              fontSize: size.small,
              letterSpacing: 0,
              fontVariantNumeric: 'tabular-nums',
              color: tone.accent,
            },
          }}
        >
          <span aria-hidden="true">{String(rank).padStart(2, '0')}</span>
          <Link to={`/venues/${place.page}`}>{place.name}</Link>
        </Typography>
        <Facts place={place} />
        {checks.length === 0 ? (
          <Typography variant="prose">{place.subtitle}</Typography>
        ) : (
          <Reasons aria-label={results.why}>
            {checks.map((check) => (
              <li key={check.on}>
                <Check fontSize="inherit" />
                <span>{reasonOf(check)}</span>
              </li>
            ))}
          </Reasons>
        )}
        {words && <OnThatDay data-state={state}>{words}</OnThatDay>}
        {date && (state === 'free' || state === 'asked') && (
          <Ask to={askLink(place.page, date, hire, {}, today)}>
            <span>{state === 'free' ? calendarWords.day.ask : calendarWords.day.next}</span>
            <VisuallyHidden>{`: ${place.name}`}</VisuallyHidden>
          </Ask>
        )}
        <Doings>
          {place.id === place.page ? (
            <ShortlistButton venue={place.id} />
          ) : (
            <Box component="span" sx={{ width: 0, marginLeft: '-3px' }} />
          )}
          <CompareToggle place={place} compared={compared} full={full} onToggle={onToggle} />
        </Doings>
      </Box>
    </PictureCard>
  );
}

export const PlaceCard = memo(PlaceCardView);
