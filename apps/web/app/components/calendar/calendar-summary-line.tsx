import Typography from '@mui/material/Typography';
import { calendarSummaryText } from '@mainstage/content/calendar/summary-text';
import { type CalendarSummary, calendarSummaryPath } from '@mainstage/contracts/calendar-summary';
import { isRecord } from '../../api/is-record';
import { useJson } from '../../api/use-json';
import { useToday } from '../../api/use-today';

const isCalendarSummary = (content: unknown): content is CalendarSummary =>
  isRecord(content) && isRecord(content.week) && isRecord(content.free) && typeof content.free.evenings === 'number';

/** Summary of this week and month; its space is reserved while it loads. */
export function CalendarSummaryLine() {
  const today = useToday();
  const result = useJson(calendarSummaryPath, isCalendarSummary);
  return (
    <Typography
      variant="caption"
      component="p"
      sx={{ minHeight: '4.8em', marginTop: 2, textAlign: 'center', textWrap: 'balance', displayPrint: 'none' }}
    >
      {result?.ok && today && calendarSummaryText(result.answer, today)}
    </Typography>
  );
}
