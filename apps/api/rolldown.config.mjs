import { serverBundle } from '../../tools/build/server-bundle.mjs';

export default serverBundle('apps/api', {
  main: 'src/main.ts',
  'message-view-thread': 'src/inbound-messages/message-view-thread.ts',
  migrate: 'src/migrate.ts',
  'nginx-files': 'src/nginx-files.ts',
  openapi: 'src/openapi.ts',
});
