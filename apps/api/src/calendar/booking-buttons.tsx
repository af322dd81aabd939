import type { ListedBooking } from '@mainstage/bookings/list';

interface BookingAction {
  label: string;
  fits: (booking: ListedBooking) => boolean;
}

interface BookingButtonsProps {
  actions: readonly (readonly [name: string, action: BookingAction])[];
  /** The most likely action. */
  primary?: string;
}

export const fittingActions = (actions: Readonly<Record<string, BookingAction>>, booking: ListedBooking) =>
  Object.entries(actions).filter(([, { fits }]) => fits(booking));

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
