import type { BookingEvent } from '@mainstage/bookings/events';
import type { ListedBooking } from '@mainstage/bookings/list';
import { timeAt } from '@mainstage/calendar/days/hours';
import { dayText, momentText } from '@mainstage/calendar/days/day-text';
import { brand } from '@mainstage/content/site/brand';
import { ordinal } from '@mainstage/bookings/ordinal';
import { layoutName, venueName } from '@mainstage/venues/facts/display-names';
import { DefinitionList } from '@mainstage/nest/pages/definition-list';
import { renderDocument } from '@mainstage/nest/pages/render-document';
import { StandalonePage } from '@mainstage/nest/pages/standalone-page';
import { StatusMessage } from '@mainstage/nest/pages/status-message';
import { AskedPressForm } from './asked-press';
import { BookingButtons, fittingActions } from './booking-buttons';
import type { ActionOutcome } from './booking-links';
import { bookingActions } from './booking-actions';
import { hoursText } from './hours-text';

interface SalesBookingViewProps {
  booking: ListedBooking;
  events: readonly BookingEvent[];
  sameDay: readonly ListedBooking[];
  outcome?: ActionOutcome;
}

export const renderSalesBookingView = (props: SalesBookingViewProps): string =>
  renderDocument(<SalesBookingView {...props} />);

function SalesBookingView({ booking, events, sameDay, outcome }: SalesBookingViewProps) {
  const day = dayText(booking.day);
  const others = sameDay.filter(({ id }) => id !== booking.id);
  return (
    <StandalonePage title={`${venueName(booking.venue)}, ${day}`} from={brand.name}>
      {outcome?.text && <StatusMessage kind={outcome.kind} text={outcome.text} />}
      {outcome?.undo && <UndoForm {...outcome.undo} />}
      <div className="columns">
        <section aria-labelledby="booking">
          <p className="state">{stateText(booking)}</p>
          <h1 id="booking">{venueName(booking.venue)}</h1>
          <DefinitionList
            items={[
              ['Day', day],
              ['Hours', hoursText(booking)],
              ['In the building', occupiedText(booking)],
              ['Who', [booking.who, booking.email].filter(Boolean).join(', ') || 'no longer stored'],
              ['Guests', booking.guests],
              ['Layout', layoutName(booking.layout)],
              ['Option until', booking.expires_at && momentText(booking.expires_at)],
              ['Has to decide by', booking.challenged_until && momentText(booking.challenged_until)],
            ]}
          />
          {outcome?.asked ? <AskedPressForm {...outcome.asked} /> : <SalesBookingButtons booking={booking} />}
          <h2>What happened</h2>
          <ol>
            {events.map(({ at, by, action }) => (
              <li key={`${at.toISOString()} ${action}`}>
                {action.replaceAll('-', ' ')}, {by}, {momentText(at)}
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="day">
          <h2 id="day">The venue on {day}</h2>
          {others.length === 0 ? <p>Nothing else.</p> : <DayTable booking={booking} others={others} />}
        </section>
      </div>
    </StandalonePage>
  );
}

function occupiedText({ starts_at, ends_at, set_up_minutes, dismantling_minutes }: ListedBooking): string {
  const from = starts_at.getTime() - set_up_minutes * 60_000;
  const to = ends_at.getTime() + dismantling_minutes * 60_000;
  return `${timeAt(from)} to ${timeAt(to)}, with set-up and dismantling`;
}

function stateText({ state, rank }: ListedBooking): string {
  if (state === 'option') return `${ordinal(rank!)} option`;
  return state;
}

function SalesBookingButtons({ booking }: { booking: ListedBooking }) {
  const actions = fittingActions(bookingActions, booking);
  if (actions.length === 0) return <p>Nothing is left to do.</p>;
  return (
    <form method="post">
      <label htmlFor="name">Your name, for the record</label>
      <input id="name" name="name" maxLength={60} autoComplete="name" required />
      <BookingButtons actions={actions} primary={actions[0]?.[0]} />
    </form>
  );
}

function UndoForm({ changeId, name }: { changeId: string; name: string }) {
  return (
    <form method="post">
      <input type="hidden" name="change" value={changeId} />
      <input type="hidden" name="name" value={name} />
      <div className="buttons">
        <button name="action" value="undo">
          Undo
        </button>
      </div>
    </form>
  );
}

function DayTable({ booking, others }: { booking: ListedBooking; others: readonly ListedBooking[] }) {
  const meets = (other: ListedBooking) => other.atoms.some((atom) => booking.atoms.includes(atom));
  return (
    <table className="day">
      <thead>
        <tr>
          <th scope="col">Venue</th>
          <th scope="col">Hours</th>
          <th scope="col">State</th>
          <th scope="col">Who</th>
        </tr>
      </thead>
      <tbody>
        {others.map((other) => (
          <tr key={other.id} className={meets(other) ? 'meets' : undefined}>
            <th scope="row">
              {venueName(other.venue)}
              {meets(other) && (
                <>
                  <br />
                  <small>shares floor area</small>
                </>
              )}
            </th>
            <td>{hoursText(other)}</td>
            <td>{stateText(other)}</td>
            <td>{other.who}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
