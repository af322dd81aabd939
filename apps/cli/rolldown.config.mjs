import { serverBundle } from '../../tools/build/server-bundle.mjs';

export default serverBundle('apps/cli', {
  main: 'src/main.ts',
  // Only for npm run bench:calendar.
  bench: 'src/bookings/bench.ts',
});
