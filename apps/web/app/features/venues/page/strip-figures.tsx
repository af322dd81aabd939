import { styled } from '@mui/material/styles';
import { stateOn } from '@mainstage/calendar/states/verdict';
import { calendarWords } from '@mainstage/content/calendar/words';
import { venueWords } from '@mainstage/content/shared-pages/venue-words';
import type { Availability, DayState as DayStateName } from '@mainstage/contracts/availability';
import { useToday } from '../../../api/use-today';
import { isPast } from '@mainstage/contracts/calendar';
import { dateText } from '@mainstage/contracts/date-text';
import type { Hire } from '@mainstage/contracts/day-parts';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { count } from '@mainstage/venues/facts/number-format';
import { freeDays } from '../../../components/calendar/free-days';
import { from } from '@mainstage/ui/theme/tokens';
import { NoBreak } from '@mainstage/ui/text/no-break';
import type { SetUpData } from './set-up-data';

const { strip: words } = venueWords;

/** 199 guests, Theatre; with a plan: 120 of 199, Theatre. */
export function GuestsFigure({ seating, guests }: { seating: SetUpData; guests: number | undefined }) {
  const { number: most, unit } = seating;
  if (guests === undefined)
    return (
      <>
        <Named label={unit} more={seating.name} />
        <dd>{most}</dd>
      </>
    );
  return (
    <>
      <Named label={seating.name} />
      <dd>{words.guestsOf(count(guests), most)}</dd>
    </>
  );
}

/** A label, on a desktop with a longer text. */
export function Named({ label, more }: { label: string; more?: string }) {
  return (
    <dt>
      <span>{label}</span>
      {more && (
        <span>
          <NoBreak text={`, ${more}`} />
        </span>
      )}
    </dt>
  );
}

const OnPhone = styled('span')({ [from.tablet]: { display: 'none' } });
const FromTablet = styled('span')({ display: 'none', [from.tablet]: { display: 'inline' } });

/** The day and its state; a phone has no space for the full month. */
function DayState({ date, state }: { date: string; state: DayStateName | undefined }) {
  const end = state ? `: ${calendarWords.states[state]}` : '';
  return (
    <dd>
      <FromTablet>{dateText(date) + end}</FromTablet>
      <OnPhone>{dateText(date, { month: 'short' }) + end}</OnPhone>
    </dd>
  );
}

interface DayFigureProps {
  id: VenueId;
  /** The price on one line. */
  price: string;
  /** YYYY-MM-DD */
  date: string;
  part: Hire;
  answer: Availability | undefined;
}

/** 12 March: free, with the price; only the day until the calendar is loaded; for a taken day its alternatives. */
export function DayFigure({ id, price, date, part, answer }: DayFigureProps) {
  const today = useToday();
  const state = isPast(date, today) ? 'over' : answer && stateOn(answer, [id], date, part);
  const days = answer && state === 'taken' ? freeDays(answer, id, date, [part]) : [];
  return (
    <>
      <Named label={days.length > 0 ? words.freeDays(days.map((day) => dateText(day))) : price} />
      <DayState date={date} state={state} />
    </>
  );
}
