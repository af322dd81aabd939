import { serverBundle } from '../../tools/build/server-bundle.mjs';

export default serverBundle('apps/bookings', {
  main: 'src/main.ts',
  // Only for npm run bench:calendar.
  bench: 'src/bench.ts',
});
