import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { calendarWords } from '@mainstage/content/calendar/words';
import { displayType } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { DayButton, firstOpen } from './day-button';
import { daysOf, monthText, weekdayOf } from './days';
import type { CalendarTableProps } from './year-table';
import { useDayKeys } from './use-day-keys';

const words = calendarWords.venue;
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: 12,
  '& p': { ...displayType, fontSize: '1.375rem' },
});
const Days = styled(Table)({
  tableLayout: 'fixed',
  '& th': { padding: '8px 0', fontSize: '0.8125rem', fontWeight: 600, color: tone.muted },
  '& td': { padding: 2, borderTop: `1px solid ${tone.line}` },
});

/** One month, a row for each week: for a phone. */
export function MonthTable({ answer, venue, name, months, chosen, onChoose }: CalendarTableProps) {
  const [at, setAt] = useState(0);
  const keys = useDayKeys('week');
  const month = months[at] ?? months[0]!;
  const days = daysOf(month);
  const reached = chosen?.startsWith(month) ? chosen : firstOpen(answer, venue, [month]);
  const cells = [...Array<undefined>(weekdayOf(days[0]!)).fill(undefined), ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => cells.slice(week * 7, week * 7 + 7));

  return (
    <div>
      <Head>
        <IconButton edge="start" aria-label={words.earlier} disabled={at === 0} onClick={() => setAt(at - 1)}>
          <ArrowBack />
        </IconButton>
        <p aria-live="polite">{monthText(month)}</p>
        <IconButton
          edge="end"
          aria-label={words.later}
          disabled={at === months.length - 1}
          onClick={() => setAt(at + 1)}
        >
          <ArrowForward />
        </IconButton>
      </Head>
      <Days {...keys}>
        <caption>
          <VisuallyHidden>{`${words.table(name)}, ${monthText(month)}. ${words.keys}`}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" aria-label={weekday}>
                {weekday.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((day, place) => (
                <td key={day ?? `none-${place}`}>
                  {day && (
                    <DayButton
                      {...{ answer, venue, day, onChoose }}
                      chosen={day === chosen}
                      reached={day === reached}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Days>
    </div>
  );
}
