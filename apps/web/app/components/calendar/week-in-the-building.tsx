import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { bookedText, freeEveningsText, kindTexts, numberOf, weekTitle } from '@mainstage/content/calendar/summary-text';
import {
  type CalendarSummary,
  calendarSummaryPath,
  type DayInTheBuilding,
  type NamedEvent,
} from '@mainstage/contracts/calendar-summary';
import { dateText, weekdayName } from '@mainstage/contracts/date-text';
import { from } from '@mainstage/ui/theme/tokens';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { venueName } from '@mainstage/venues/facts/display-names';
import { isRecord } from '../../api/is-record';
import { useJson } from '../../api/use-json';
import { useToday } from '../../api/use-today';
import { Link } from '../links/page-link';

const isCalendarSummary = (content: unknown): content is CalendarSummary =>
  isRecord(content) &&
  isRecord(content.week) &&
  Array.isArray(content.days) &&
  isRecord(content.free) &&
  typeof content.free.evenings === 'number';

/** Named events that are shown; a full week would push the page down. */
const mostNamed = 2;

/**
 * The week in the building: what is booked on each day by kind, events that may be named, and the free evenings of the
 * month (rules calendar.summary, calendar.named). Its space is reserved while it loads.
 */
export function WeekInTheBuilding() {
  const today = useToday();
  const result = useJson(calendarSummaryPath, isCalendarSummary);
  if (result && !result.ok) return null;
  return (
    <Box sx={{ minHeight: { xs: 150, md: 96 }, marginTop: { xs: 3, md: 4 }, displayPrint: 'none' }}>
      {result && today && <Week summary={result.answer} today={today} />}
    </Box>
  );
}

function Week({ summary, today }: { summary: CalendarSummary; today: string }) {
  const { week, days, free } = summary;
  const isQuiet = days.every((day) => numberOf(day) === 0);
  const named = days.flatMap(({ day, named }) => named.map((event) => ({ ...event, day }))).slice(0, mostNamed);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, [from.desktop]: { gridTemplateColumns: '1fr 5fr', columnGap: 5 } }}>
      <div>
        {!isQuiet && <Typography sx={{ fontWeight: 600 }}>{weekTitle(week, today)}</Typography>}
        <Typography variant="caption" component="p" sx={{ textWrap: 'balance' }}>
          {freeEveningsText(free, today)}
        </Typography>
      </div>
      {!isQuiet && (
        <div>
          <Box
            component="ol"
            sx={{
              ...{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: { xs: 0.75, md: 2 } },
              ...{ padding: 0, margin: 0, listStyle: 'none' },
            }}
          >
            {days.map((day) => (
              <Day key={day.day} day={day} isToday={day.day === today} />
            ))}
          </Box>
          {named.length > 0 && <NamedEvents events={named} />}
        </div>
      )}
    </Box>
  );
}

function Day({ day, isToday }: { day: DayInTheBuilding; isToday: boolean }) {
  const booked = bookedText(day);
  return (
    <Box
      component="li"
      sx={{ borderTop: '2px solid', borderColor: isToday ? 'text.primary' : 'divider', paddingTop: 0.75 }}
    >
      <VisuallyHidden>{`${dateText(day.day, { weekday: 'long' })}: ${booked || 'nothing booked'}`}</VisuallyHidden>
      <Box aria-hidden sx={{ '& p': { lineHeight: 1.45 } }}>
        <Typography variant="caption" component="p">
          {weekdayName(day.day, 'short')}
        </Typography>
        <Typography sx={{ fontWeight: 600, [from.desktop]: { display: 'none' } }}>{numberOf(day) || '–'}</Typography>
        <Typography
          sx={{ display: 'none', fontWeight: 600, fontSize: 'small', [from.desktop]: { display: 'block' } }}
          variant="caption"
          component="p"
        >
          {kindTexts(day).map((text) => (
            <Box key={text} component="span" sx={{ display: 'block' }}>
              {text}
            </Box>
          ))}
        </Typography>
      </Box>
    </Box>
  );
}

const NamedEvents = ({ events }: { events: (NamedEvent & { day: string })[] }) => (
  <Box
    component="ul"
    sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px 24px', padding: 0, margin: '12px 0 0', listStyle: 'none' }}
  >
    {events.map(({ day, venue, title }) => (
      <Typography key={`${day} ${venue} ${title}`} variant="caption" component="li">
        {`${weekdayName(day, 'short')}: `}
        <span lang="">{title}</span>
        {', '}
        <MuiLink component={Link} to={`/venues/${venue}`} color="inherit">
          {venueName(venue)}
        </MuiLink>
      </Typography>
    ))}
  </Box>
);
