import Typography from '@mui/material/Typography';
import { calendarSummaryText } from '@mainstage/content/calendar/summary-text';
import { berlinToday } from '@mainstage/contracts/calendar';
import { type CalendarSummary, calendarSummaryPath } from '@mainstage/contracts/calendar-summary';
import { isRecord } from '../../api/is-record';
import { useJson } from '../../api/use-json';

const isCalendarSummary = (content: unknown): content is CalendarSummary =>
  isRecord(content) && isRecord(content.week) && isRecord(content.free) && typeof content.free.evenings === 'number';

/** The calendar's line about this week and month; its space is kept while nothing is known. */
export function CalendarSummaryLine() {
  const result = useJson(calendarSummaryPath, isCalendarSummary);
  return (
    <Typography
      variant="caption"
      component="p"
      sx={{ minHeight: '4.8em', marginTop: 2, textAlign: 'center', textWrap: 'balance', displayPrint: 'none' }}
    >
      {result?.ok && calendarSummaryText(result.answer, berlinToday())}
    </Typography>
  );
}
