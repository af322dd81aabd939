import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DeskBooking } from '@mainstage/contracts/desk/leads';
import { addressQuery, callDesk } from '../api/call-desk';
import { pollMs } from '../api/query-client';
import { queryKeys } from '../api/query-keys';
import { useSession } from '../session/session';
import { Page } from '../shell/page';
import { LoadError, LoadingRows } from '../shell/states';
import { dayAt } from '../text/times';
import { useNow } from '../text/use-now';
import { daysOf, placeIn, spanText } from './calendar-address';
import { CalendarControls } from './calendar-controls';
import { CalendarLegend } from './calendar-legend';
import { CellDialog, type ChosenCell } from './cell-dialog';
import { DayGrid } from './day-grid';
import { DaysGrid } from './days-grid';
import { OverLimitNotice } from './over-limit-notice';

/** All rooms on a day by hour, or in a week or a month by day. A click creates an option for a lead. */
export function CalendarPage() {
  const now = useNow();
  const { venues } = useSession();
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState<ChosenCell>();
  const today = dayAt(now);
  const place = useMemo(() => placeIn(params, today), [params, today]);
  const { view, from, to, leadId } = place;
  const days = useMemo(() => daysOf(place), [place]);
  const {
    data: bookings,
    error,
    refetch,
  } = useQuery({
    queryKey: queryKeys.calendar(from, to),
    queryFn: ({ signal }) => callDesk<DeskBooking[]>(`/calendar${addressQuery({ from, to })}`, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: pollMs,
  });
  return (
    <Page title={`Calendar, ${spanText(place, now)}`} actions={<CalendarControls place={place} />}>
      <CalendarLegend />
      <OverLimitNotice bookings={bookings ?? []} now={now} />
      {!bookings ? (
        error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingRows rows={12} height={44} />
        )
      ) : view === 'day' ? (
        <DayGrid key={from} day={from} venues={venues} bookings={bookings} onChoose={setChosen} />
      ) : (
        <DaysGrid
          key={`${view} ${from}`}
          days={days}
          venues={venues}
          bookings={bookings}
          now={now}
          onChoose={setChosen}
        />
      )}
      {chosen && (
        <CellDialog
          cell={chosen}
          bookings={bookings ?? []}
          leadId={leadId}
          now={now}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Page>
  );
}
