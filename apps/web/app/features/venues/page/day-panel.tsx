import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { verdictOf } from '@mainstage/calendar/states/verdict';
import { calendarWords } from '@mainstage/content/calendar/words';
import { seatsLine } from '@mainstage/content/finder/seats-text';
import { venueWords } from '@mainstage/content/shared-pages/venue-words';
import { isPast } from '@mainstage/contracts/calendar';
import { hires, isHire } from '@mainstage/contracts/day-parts';
import { dateText } from '@mainstage/contracts/date-text';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { radius, size } from '@mainstage/ui/theme/tokens';
import { surface, tone } from '@mainstage/ui/theme/tones';
import { useToday } from '../../../api/use-today';
import { askLink } from '../../../components/calendar/ask-link';
import { longDay } from '../../../components/calendar/days';
import type { DayAnswer } from '../../../components/calendar/use-day-answer';
import { signLook } from '../../../components/calendar/state-look';
import { LargeField } from '../../../components/fields/large-field';
import { renderedPart } from '../../../components/loading/rendered-part';
import { type PlannedEvent, plannedEvent } from '../../../components/planned/planned-store';
import { bookTourOf } from '../../../components/venues/venue-links';
import { ShortlistButton } from '../../../shortlist/shortlist-button';
import { ButtonLink } from '../../../components/links/button-link';
import type { SetUpData } from './set-up-data';

const FreeInsteadList = renderedPart(
  async () => (await import('../../../components/calendar/free-instead-list')).FreeInsteadList,
);

const { decide: words } = venueWords;

const Panel = styled('div')({
  ...surface('white'),
  display: 'flex',
  flexDirection: 'column',
  gap: 'clamp(16px, 1.4vw, 20px)',
  padding: 'clamp(20px, 2.2vw, 32px)',
  borderRadius: radius,
  '& h2': { fontSize: 'clamp(1.625rem, 1.3rem + 1vw, 2.25rem)' },
});

const Fields = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  borderTop: `1px solid ${tone.line}`,
});

const Field = styled(LargeField)({ paddingBlock: 12, borderBottom: `1px solid ${tone.line}` });

const Verdict = styled('p')({
  display: 'grid',
  gridTemplateColumns: '14px minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: 12,
  // Space for a two-line state and the remaining seats, before both are known.
  minHeight: 78,
  lineHeight: 1.45,
  '& i': { width: 14, height: 14, borderRadius: 1, alignSelf: 'start', marginTop: 5 },
  // Without a day there is no state to show.
  '& > span:only-child': { gridColumn: '1 / -1' },
  '& b': { fontWeight: 600 },
  '& > span > span:first-child': { display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } },
  // A day that is gone is said so loudly that nobody reads past it.
  '&[data-taken]': { fontSize: size.lead, color: tone.accent, '& i': { marginTop: 8 } },
  '& small': { display: 'block', fontSize: size.small, color: tone.muted },
});

const Doings = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 12,
  '& > .MuiButton-sizeLarge': { gridColumn: '1 / -1' },
});

interface DayPanelProps {
  id: VenueId;
  seating: SetUpData;
  planned: PlannedEvent;
  day: DayAnswer;
}

/** Availability and capacity for the visitor's day and guests, and the next steps. */
export function DayPanel({ id, seating, planned, day: { answer, words: dayWords } }: DayPanelProps) {
  const today = useToday();
  const { date = '', part = 'full-day', guests, layout } = planned;
  const verdict = answer && verdictOf(answer, [id], date, part);
  // Today's hours may be over.
  const asksForDay = date !== '' && !isPast(date, today) && verdict?.state !== 'over';
  const ask = asksForDay
    ? askLink(id, date, part, { guests: guests ? String(guests) : '', layout: seating.layout ?? '' }, today)
    : `/contact?venue=${id}${guests ? `&guests=${guests}` : ''}#message-form`;

  return (
    <Panel id="decide">
      <Typography variant="h2" id="calendar">
        {words.title}
      </Typography>
      <div data-screen>
        <Fields action={`/venues/${id}#decide`} aria-label={words.title} onSubmit={(event) => event.preventDefault()}>
          <Field
            id="planned-day"
            type="date"
            name="date"
            label={calendarWords.finder.day}
            value={date}
            onChange={({ target }) => plannedEvent.change({ date: target.value || undefined })}
            inputProps={{ min: today }}
            sx={{ gridColumn: '1 / -1' }}
          />
          <Field
            id="planned-part"
            name="part"
            label={calendarWords.finder.hire}
            value={part}
            onChange={({ target: { value } }) => isHire(value) && plannedEvent.change({ part: value })}
          >
            {hires.map((hire) => (
              <option key={hire} value={hire}>
                {calendarWords.hires[hire]}
              </option>
            ))}
          </Field>
          <Field
            id="planned-guests"
            name="guests"
            label={words.guests}
            autoComplete="off"
            placeholder="–"
            value={guests ?? ''}
            onChange={({ target }) => {
              const digits = target.value.replace(/\D/g, '').slice(0, 4);
              plannedEvent.change({ guests: digits ? Number(digits) : undefined });
            }}
            inputProps={{ inputMode: 'numeric' }}
            sx={{ paddingLeft: 2 }}
          />
          {layout && <input type="hidden" name="layout" value={layout} />}
          <noscript>
            <Button type="submit" sx={{ marginTop: 2 }}>
              {words.check}
            </Button>
          </noscript>
        </Fields>
      </div>
      <Verdict role="status" data-day={date ? true : undefined} data-taken={verdict?.state === 'taken' || undefined}>
        {verdict?.state && <Box component="i" sx={signLook[verdict.state]} aria-hidden="true" />}
        <span>
          {date && verdict?.state !== 'free' && <b>{`${longDay(date)}: `}</b>}
          <span>{date ? verdict?.words || dayWords : words.unknownDay}</span>
          {guests !== undefined && (
            <small>{seatsLine({ has: seating.number, need: guests, layout: seating.layout })}</small>
          )}
        </span>
      </Verdict>
      {answer && verdict?.state === 'taken' && (
        <FreeInsteadList
          answer={answer}
          venue={id}
          date={date}
          hires={[part]}
          {...(guests && { guests })}
          {...(layout && { layout })}
          linkTo={(room) => `/venues/${room}#decide`}
          onDay={(day) => plannedEvent.change({ date: day })}
        />
      )}
      <Doings>
        <ButtonLink to={ask} size="large">
          <span>{asksForDay ? `${words.askFor} ${dateText(date)}` : words.ask}</span>
        </ButtonLink>
        <ButtonLink to={bookTourOf(id)} variant="outlined">
          {words.tour}
        </ButtonLink>
        <ShortlistButton venue={id} look="word" />
      </Doings>
    </Panel>
  );
}
