import type { ListedBooking } from '@mainstage/bookings/list';
import { dayText, momentText } from '@mainstage/calendar/days/day-text';
import { brand } from '@mainstage/content/site/brand';
import { ordinal } from '@mainstage/bookings/ordinal';
import { layoutName, venueName } from '@mainstage/venues/facts/display-names';
import { DefinitionList } from '@mainstage/nest/pages/definition-list';
import { renderDocument } from '@mainstage/nest/pages/render-document';
import { StandalonePage } from '@mainstage/nest/pages/standalone-page';
import { StatusMessage } from '@mainstage/nest/pages/status-message';
import { BookingButtons, fittingActions } from './booking-buttons';
import type { ActionOutcome } from './booking-links';
import { hoursText } from './hours-text';
import { optionActions } from './option-actions';

interface OptionViewProps {
  booking: ListedBooking;
  /** Rooms of the first options whose guests it waits for; null where there are none. */
  waitsFor: string | null;
  outcome?: ActionOutcome;
}

/** What a client sees of the option they hold, as a whole document. */
export const renderOptionView = (props: OptionViewProps): string => renderDocument(<OptionView {...props} />);

function OptionView({ booking, waitsFor, outcome }: OptionViewProps) {
  const { venue, day, expires_at, challenged_until } = booking;
  return (
    <StandalonePage title={`${venueName(venue)}, ${dayText(day)}`} from={brand.name}>
      <div className="letter">
        {outcome && <StatusMessage {...outcome} />}
        <p className="state">{stateText(booking)}</p>
        <h1>{venueName(venue)}</h1>
        <DefinitionList
          items={[
            ['Day', dayText(day)],
            ['Hours', `${hoursText(booking)}, Frankfurt time`],
            ['Guests', booking.guests],
            ['Layout', layoutName(booking.layout)],
            ['Option until', expires_at && momentText(expires_at)],
            ['Please decide by', challenged_until && momentText(challenged_until)],
          ]}
        />
        <p>
          <NextStep booking={booking} waitsFor={waitsFor} />
        </p>
        <OptionButtons booking={booking} />
        <p>
          <a href={`/venues/${venue}`}>{venueName(venue)} on our site</a>
        </p>
      </div>
    </StandalonePage>
  );
}

function stateText({ state, rank }: ListedBooking): string {
  if (state === 'option') return `Your ${ordinal(rank!)} option`;
  if (state === 'definite') return 'Confirmed: the booking is definite';
  if (state === 'requested') return 'Requested; not an option yet';
  return 'This option has ended';
}

function NextStep({ booking: { state, rank }, waitsFor }: Pick<OptionViewProps, 'booking' | 'waitsFor'>) {
  if (state !== 'option')
    return (
      <>
        Questions? <Reach />.
      </>
    );
  if (rank === 1)
    return (
      <>
        Nobody else can book it before it ends. To make it definite, tell us: <Reach />.
      </>
    );
  if (waitsFor !== null)
    return `The venue itself is free, but together with the guests of the first option on ${waitsFor} yours are more than the floors hold. You can ask its holder to decide by noon on the next working day; if they release it, you move up straight away.`;
  if (rank === 2)
    return 'One option is ahead of yours. You can ask its holder to decide by noon on the next working day; if they release it, you move up straight away.';
  return 'When an option ahead of yours ends, you move up and we tell you straight away.';
}

function Reach() {
  return (
    <>
      <a href={`mailto:${brand.email}`}>{brand.email}</a> or <a href={brand.phone.href}>{brand.phone.label}</a>
    </>
  );
}

/** What ends the option is one step away, so that nobody presses it in passing. */
function OptionButtons({ booking }: { booking: ListedBooking }) {
  const { release, ...others } = optionActions;
  const first = fittingActions(others, booking);
  const last = fittingActions({ release }, booking);
  return (
    <>
      {first.length > 0 && (
        <form method="post">
          <BookingButtons actions={first} primary={first[0]?.[0]} />
        </form>
      )}
      {last.length > 0 && (
        <details>
          <summary>No longer needed?</summary>
          <p>Your place goes to whoever is next in line. This cannot be undone.</p>
          <form method="post">
            <BookingButtons actions={last} />
          </form>
        </details>
      )}
    </>
  );
}
