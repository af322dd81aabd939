import Table from '@mui/material/Table';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useRef } from 'react';
import { calendarWords } from '@mainstage/content/calendar/words';
import { type Availability, stateOf } from '@mainstage/contracts/availability';
import { dayParts } from '@mainstage/contracts/day-parts';
import { tone } from '@mainstage/ui/theme/tones';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { DayButton } from './day-button';
import { dayText, daysOf, monthText, shortMonthText, weekdayOf } from './days';
import { dayFromKey } from './day-keys';

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

/** Eighteen months, a line for each: the whole of it at a glance on a wide screen. */
export function YearTable({ answer, venue, name, months, chosen, onChoose }: CalendarTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const reached = chosen ?? firstOpen(answer, venue, months);

  const onKeyDown = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).dataset['day'];
    const to = from && dayFromKey(from, event.key, 'month');
    const button = to && table.current?.querySelector<HTMLButtonElement>(`[data-day="${to}"]:enabled`);
    if (!button) return;
    event.preventDefault();
    button.focus();
  };

  return (
    <Days ref={table} onKeyDown={onKeyDown}>
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
                <DayButton
                  day={day}
                  number={String(Number(day.slice(8)))}
                  label={dayText(answer, venue, day)}
                  states={statesOf(answer, venue, day)}
                  chosen={day === chosen}
                  reached={day === reached}
                  weekend={weekdayOf(day) > 4}
                  onChoose={onChoose}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Days>
  );
}

export const statesOf = (answer: Availability, venue: string, day: string) =>
  dayParts.map((part) => stateOf(answer, venue, day, part) ?? 'over').join();

/** The first day that is not over. */
export const firstOpen = (answer: Availability, venue: string, months: readonly string[]) =>
  months.flatMap(daysOf).find((day) => statesOf(answer, venue, day) !== 'over,over,over');
