import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { calendarSummaryText } from '@mainstage/content/calendar/summary-text';
import { berlinToday } from '@mainstage/contracts/calendar';
import { type CalendarSummary, calendarSummaryPath } from '@mainstage/contracts/calendar-summary';
import { getJson } from '../../api/get-json';
import { isRecord } from '../../api/is-record';

const isCalendarSummary = (content: unknown): content is CalendarSummary =>
  isRecord(content) && isRecord(content.week) && isRecord(content.free) && typeof content.free.evenings === 'number';

/** The calendar's line about this week and month; its space is kept while nothing is known. */
export function CalendarSummaryLine() {
  const [text, setText] = useState('');
  useEffect(() => {
    const unmounted = new AbortController();
    void getJson(calendarSummaryPath, isCalendarSummary, { signal: unmounted.signal }).then((result) => {
      if (result.ok && !unmounted.signal.aborted) setText(calendarSummaryText(result.answer, berlinToday()));
    });
    return () => unmounted.abort();
  }, []);
  return (
    <Typography
      variant="caption"
      component="p"
      sx={{ minHeight: '4.8em', marginTop: 2, textAlign: 'center', textWrap: 'balance', displayPrint: 'none' }}
    >
      {text}
    </Typography>
  );
}
