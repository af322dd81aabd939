import type { BookingRow } from '@mainstage/bookings/rows';
import type { BookingAction } from '@mainstage/contracts/desk/leads';

interface BookingPageAction {
  label: string;
  fits: (booking: Pick<BookingRow, 'state' | 'rank'>) => boolean;
}

/** Buttons of the page behind a link to sales: the desk's actions that need no input. */
export const bookingActions = {
  option: { label: 'Make it an option', fits: ({ state }) => state === 'requested' },
  definite: { label: 'Make it definite', fits: ({ state, rank }) => state === 'requested' || rank === 1 },
  challenge: { label: 'Ask the first option to decide', fits: ({ rank }) => rank === 2 },
  release: { label: 'Release the option', fits: ({ state }) => state === 'option' },
  'turn-down': { label: 'Turn it down', fits: ({ state }) => state === 'requested' },
  cancel: { label: 'Cancel the booking', fits: ({ state }) => state === 'definite' },
} as const satisfies Partial<Record<BookingAction, BookingPageAction>>;

export type BookingActionName = keyof typeof bookingActions;

export const isBookingAction = (name: unknown): name is BookingActionName =>
  typeof name === 'string' && Object.hasOwn(bookingActions, name);
