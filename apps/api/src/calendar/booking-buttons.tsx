import type { ListedBooking } from '@mainstage/bookings/list';

interface BookingAction {
  label: string;
  /** Whether it can be done with a booking as it is now. */
  fits: (booking: ListedBooking) => boolean;
}

interface BookingButtonsProps {
  actions: readonly (readonly [name: string, action: BookingAction])[];
  /** The one that is most likely meant. */
  primary?: string;
}

/** The actions that fit a booking, by name. */
export const fittingActions = (actions: Readonly<Record<string, BookingAction>>, booking: ListedBooking) =>
  Object.entries(actions).filter(([, { fits }]) => fits(booking));

/** A button for each action, inside the form that posts its name. */
export function BookingButtons({ actions, primary }: BookingButtonsProps) {
  return (
    <div className="buttons">
      {actions.map(([name, { label }]) => (
        <button key={name} name="action" value={name} className={name === primary ? 'first' : undefined}>
          {label}
        </button>
      ))}
    </div>
  );
}
