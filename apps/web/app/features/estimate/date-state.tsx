import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { dayAfter, type Verdict, verdictOf } from '@mainstage/calendar/states/verdict';
import { calendarWords } from '@mainstage/content/calendar/words';
import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import type { Availability } from '@mainstage/contracts/availability';
import type { Hire } from '@mainstage/contracts/day-parts';
import type { Choices } from '@mainstage/estimate/choices';
import { longDay } from '../../components/calendar/days';
import { signLook } from '../../components/calendar/state-look';
import { renderedPart } from '../../components/loading/rendered-part';
import { dayOf } from './estimate-day';
import { useDayAnswer } from '../../components/calendar/use-day-answer';
import { size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

const FreeInsteadList = renderedPart(
  async () => (await import('../../components/calendar/free-instead-list')).FreeInsteadList,
);

const words = estimatePage.copy.sheet;

const State = styled('p')({
  display: 'grid',
  gridTemplateColumns: '14px minmax(0, 1fr)',
  gap: 10,
  marginTop: 8,
  fontSize: size.small,
  lineHeight: 1.45,
  '& i': { width: 14, height: 14, marginTop: 4, borderRadius: 1 },
  '& span::first-letter': { textTransform: 'uppercase' },
  // A day that is gone is said so loudly that nobody reads past it.
  '&[data-taken]': { fontSize: size.body, fontWeight: 600, color: tone.accent },
});

/** Parts of the day that each kind of hours may use: half a day is free if either half is. */
const hiresOf = { 'half-day': ['morning', 'afternoon'], 'full-day': ['full-day'], evening: ['evening'] } as const;

interface DateStateProps {
  choices: Choices;
  quiet?: boolean;
  onDay?: (day: string) => void;
}

/**
 * The room's availability on the selected days: the first that is not free, else that all are. Empty without a room or
 * a day, and if the calendar does not answer.
 * @param quiet on the sheet: printed only, because the form beside it shows the same on the screen
 * @param onDay moves the event to a free day
 */
export function DateState({ choices, quiet = false, onDay }: DateStateProps) {
  const { venue, date, bookable, days, block } = choices;
  const asked = dayOf(choices);
  const { answer } = useDayAnswer(asked ?? '', choices.guests);
  if (venue === undefined || date === undefined || !asked || !answer) return null;

  const length = bookable.byTheDay ? days : bookable.covers;
  const each = Array.from({ length }, (_, at) => dayAfter(date, at)).filter((day) => day <= answer.to);
  const found = each.map((day) => ({ day, ...best(answer, venue, day, hiresOf[block]) }));
  const worst = found.find(({ state }) => state !== 'free') ?? found[0];
  if (!worst?.state) return null;
  const taken = worst.state === 'taken';
  return (
    <div data-print={quiet ? 'only' : undefined}>
      <State role={quiet ? undefined : 'status'} data-taken={taken || undefined}>
        <Box component="i" sx={signLook[worst.state]} aria-hidden="true" />
        <span>
          {`${worst.state === 'free' ? '' : `${longDay(worst.day)}: `}${worst.words}${worst.state === 'free' && length > 1 ? ` ${calendarWords.estimate.allFree}` : ''} ${words.dateNote}`}
        </span>
      </State>
      {taken && (
        <FreeInsteadList
          answer={answer}
          venue={venue}
          date={date}
          hires={hiresOf[block]}
          guests={choices.guests}
          linkTo={(room) => `/estimate?${new URLSearchParams({ venue: room, date, guests: String(choices.guests) })}`}
          {...(onDay && { onDay })}
        />
      )}
    </div>
  );
}

const rank = { free: 0, asked: 1, taken: 2, over: 3 };

function best(answer: Availability, venue: string, day: string, hires: readonly Hire[]): Verdict {
  const verdicts = hires.map((hire) => verdictOf(answer, [venue], day, hire));
  return verdicts.reduce((one, other) => (rankOf(other) < rankOf(one) ? other : one));
}

const rankOf = ({ state }: Verdict) => (state === undefined ? 4 : rank[state]);
