import { serverBundle } from '../../tools/build/server-bundle.mjs';

export default serverBundle('apps/worker', {
  main: 'src/main.ts',
  'message-thread': 'src/inbound/reading/message-thread.ts',
});
