import { counted } from '@mainstage/contracts/counted';
import { type Verdict, verdictOf } from '@mainstage/calendar/states/verdict';
import type { PlaceMatch } from '@mainstage/venues/search/find';
import type { Place } from '@mainstage/venues/search/place';
import type { DayAnswer } from '../../components/calendar/use-day-answer';
import type { RequestedDay } from './finder-state';

/** A match and its availability on the requested day. */
export interface DayMatch {
  match: PlaceMatch;
  verdict: Verdict;
}

export interface OnDay {
  /** Free, requested, or unknown. */
  open: readonly DayMatch[];
  /** Taken or past, with the reason and alternatives. */
  closed: readonly DayMatch[];
}

/** A place of two rooms without a page has the availability of both. */
const roomsOf = ({ id, page, parts }: Place): readonly string[] => (id === 'sky-lounge-terrace' ? parts : [page]);

/** Splits the matches by their availability. Pure; without a day or an answer all are open. */
export function onDay(fits: readonly PlaceMatch[], { date, hire }: RequestedDay, { answer, words }: DayAnswer): OnDay {
  if (!date || !answer)
    return { open: fits.map((match) => ({ match, verdict: { state: undefined, words } })), closed: [] };
  const known = (place: Place): Verdict => {
    const verdict = verdictOf(answer, roomsOf(place), date, hire);
    return verdict.state ? verdict : { ...verdict, words };
  };
  const all = fits.map((match) => ({ match, verdict: known(match.place) }));
  const free = all.filter(({ verdict }) => verdict.state === 'free').map(({ match }) => match.place);
  const matches = all.map(({ match, verdict }) => ({ match, verdict: withInstead(match.place, verdict, free) }));
  const closed = ({ verdict: { state } }: DayMatch) => state === 'taken' || state === 'over';
  return { open: matches.filter((each) => !closed(each)), closed: matches.filter(closed) };
}

/** Adds the free place of the nearest size: `Liberty Stage is free and 20 seats smaller`. */
function withInstead(place: Place, verdict: Verdict, free: readonly Place[]): Verdict {
  if (verdict.state === 'free' || verdict.state === undefined) return verdict;
  const [nearest] = [...free]
    .filter(({ kind }) => kind === place.kind)
    .sort((one, other) => Math.abs(one.guests - place.guests) - Math.abs(other.guests - place.guests));
  if (!nearest) return verdict;
  const seats = nearest.guests - place.guests;
  const size =
    seats === 0 ? 'as large' : `${counted(Math.abs(seats), 'seat', 'seats')} ${seats < 0 ? 'smaller' : 'larger'}`;
  return { ...verdict, words: `${verdict.words}. ${nearest.name} is free and ${size}` };
}
