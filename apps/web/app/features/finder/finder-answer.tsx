import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { searchSentence as words } from '@mainstage/content/finder/search-sentence';
import { places } from '@mainstage/venues/search/places';
import { priceLineOf } from '@mainstage/venues/facts/present-facts';
import { tone } from '@mainstage/ui/theme/tones';
import { Link } from '../../components/links/page-link';
import { DayVerdict } from './day-verdict';
import { sentenceType } from './search-type';
import type { VenueSearch } from './use-venue-search';
import { venueAt } from './venue-at';

const Answer = styled('div')({
  ...sentenceType,
  marginTop: 'clamp(1rem, 0.8rem + 0.6vw, 1.5rem)',
  lineHeight: 1.25,
  '& a': { textDecorationThickness: 2, textUnderlineOffset: '0.18em', textDecorationColor: tone.accent },
});
const Line = styled('p')({ textWrap: 'balance' });

/** The answer in the type of the question, directly below it: how many rooms fit, the best one, its price, the day. */
export function FinderAnswer({ search }: { search: VenueSearch }) {
  const { day, query, nothingAsked, found, shown, suitable } = search;
  const [best] = nothingAsked ? [] : suitable;
  const count = nothingAsked
    ? words.rest
    : found.fits.length === 0
      ? words.none
      : words.fit(shown.open.length, places.length);

  return (
    <>
      <Answer role="status" data-answer>
        <Line id="found">{count}</Line>
        {best && (
          <>
            <Line>
              <Link to={venueAt(best.match.place, query, day)}>{best.match.place.name}</Link>
              <span>{`, ${priceLineOf(best.match.place.page)}`}</span>
            </Line>
            {day.date && <DayVerdict verdict={best.verdict} />}
          </>
        )}
      </Answer>
      {!day.date && found.fits.length > 0 && <Typography variant="caption">{words.noDay}</Typography>}
      {shown.open.length > 0 && suitable.length === 0 && (
        <Typography variant="caption">{words.onlyFarTooLarge}</Typography>
      )}
    </>
  );
}
