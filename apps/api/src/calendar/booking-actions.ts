import type { Actor, BookingContext } from '@mainstage/bookings/booking-context';
import type { BookingRow } from '@mainstage/bookings/rows';
import { challenge } from '@mainstage/bookings/use-cases/challenge';
import { cancel, release, turnDown } from '@mainstage/bookings/use-cases/end';
import { makeDefinite } from '@mainstage/bookings/use-cases/make-definite';
import { makeOption } from '@mainstage/bookings/use-cases/make-option';

interface BookingPageAction {
  label: string;
  /** Whether it can be done with a booking in its present state. */
  fits: (booking: Pick<BookingRow, 'state' | 'rank'>) => boolean;
  run: (context: BookingContext, id: string, by: Actor) => Promise<unknown>;
}

/** The buttons of the page behind a link to sales, and what each does. */
export const bookingActions = {
  option: { label: 'Make it an option', fits: ({ state }) => state === 'requested', run: makeOption },
  definite: {
    label: 'Make it definite',
    fits: ({ state, rank }) => state === 'requested' || rank === 1,
    run: makeDefinite,
  },
  challenge: { label: 'Ask the first option to decide', fits: ({ rank }) => rank === 2, run: challenge },
  release: { label: 'Release the option', fits: ({ state }) => state === 'option', run: release },
  'turn-down': { label: 'Turn it down', fits: ({ state }) => state === 'requested', run: turnDown },
  cancel: { label: 'Cancel the booking', fits: ({ state }) => state === 'definite', run: cancel },
} as const satisfies Record<string, BookingPageAction>;

export type BookingActionName = keyof typeof bookingActions;

export const isBookingAction = (name: unknown): name is BookingActionName =>
  typeof name === 'string' && Object.hasOwn(bookingActions, name);
