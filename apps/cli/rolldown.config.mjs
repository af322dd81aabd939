import { serverBundle } from '../../tools/build/server-bundle.mjs';

export default serverBundle('apps/cli', {
  main: 'src/main.ts',
});
