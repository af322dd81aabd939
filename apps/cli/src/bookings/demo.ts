import { clearDemo, fillDemo } from '@mainstage/bookings/demo/demo';
import { BookingError } from '@mainstage/bookings/booking-error';
import { counted } from '@mainstage/contracts/counted';
import { print, readArguments } from '../program';
import type { Command, PreparedCommand } from './command';

/** A command that nothing follows. */
const alone = (run: PreparedCommand) => (rest: string[]) => {
  readArguments(rest, {}, 0);
  return run;
};

export const demo: Record<string, Command> = {
  demo: {
    form: '',
    summary: 'a plausible year, so that the calendar looks used; never in production',
    prepare: alone(async ({ context, config }) => {
      if (config.NODE_ENV === 'production') throw new BookingError('invalid', 'No demo data in production.');
      print(`Added: ${counted(await fillDemo(context.manager), 'booking', 'bookings')} of the demo.`);
      return 0;
    }),
  },
  'clear-demo': {
    form: '',
    summary: 'takes the demo away, and nothing else',
    prepare: alone(async ({ context }) => {
      print(`Removed: ${counted(await clearDemo(context.manager), 'booking', 'bookings')} of the demo.`);
      return 0;
    }),
  },
};
