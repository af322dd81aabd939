import { clearDemo, fillDemo } from '@mainstage/bookings/demo/demo';
import { BookingError } from '@mainstage/bookings/booking-error';
import { counted } from '@mainstage/contracts/counted';
import { print, readArguments } from '../program';
import type { Command, PreparedCommand } from './command';

/** A command without arguments. */
const alone = (run: PreparedCommand) => (rest: string[]) => {
  readArguments(rest, {}, 0);
  return run;
};

export const demo: Record<string, Command> = {
  demo: {
    form: '',
    summary: 'fills an empty calendar with a plausible year; not in production',
    prepare: alone(async ({ context, config }) => {
      if (config.NODE_ENV === 'production')
        throw new BookingError('invalid', 'Demo data is not allowed in production.');
      print(`Added: ${counted(await fillDemo(context.manager), 'booking', 'bookings')} of the demo.`);
      return 0;
    }),
  },
  'clear-demo': {
    form: '',
    summary: 'deletes the bookings of the demo only',
    prepare: alone(async ({ context }) => {
      print(`Removed: ${counted(await clearDemo(context.manager), 'booking', 'bookings')} of the demo.`);
      return 0;
    }),
  },
};
