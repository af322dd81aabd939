import Table from '@mui/material/Table';
import { styled } from '@mui/material/styles';
import { calendarWords } from '@mainstage/content/calendar/words';
import { type Availability } from '@mainstage/contracts/availability';
import { tone } from '@mainstage/ui/theme/tones';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { DayButton, firstOpen } from './day-button';
import { daysOf, monthText, shortMonthText } from './days';
import { useDayKeys } from './use-day-keys';

export interface CalendarTableProps {
  answer: Availability;
  venue: string;
  name: string;
  months: readonly string[];
  chosen: string | undefined;
  onChoose: (day: string) => void;
}

const Days = styled(Table)({
  tableLayout: 'fixed',
  '& th': { fontSize: '0.8125rem', fontWeight: 600, textAlign: 'left', color: tone.muted, whiteSpace: 'nowrap' },
  '& tbody th': { width: 64 },
  '& td': { padding: 1 },
  '& tbody tr': { borderTop: `1px solid ${tone.line}` },
});

/** Eighteen months, one row each, for wide screens. */
export function YearTable({ answer, venue, name, months, chosen, onChoose }: CalendarTableProps) {
  const keys = useDayKeys('month');
  const reached = chosen ?? firstOpen(answer, venue, months);

  return (
    <Days {...keys}>
      <caption>
        <VisuallyHidden>
          {calendarWords.venue.table(name)}. {calendarWords.venue.keys}
        </VisuallyHidden>
      </caption>
      <tbody>
        {months.map((month) => (
          <tr key={month}>
            <th scope="row" aria-label={monthText(month)}>
              {shortMonthText(month)}
            </th>
            {daysOf(month).map((day) => (
              <td key={day}>
                <DayButton {...{ answer, venue, day, onChoose }} chosen={day === chosen} reached={day === reached} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Days>
  );
}
