import { serverBundle } from '../../tools/build/server-bundle.mjs';

export default serverBundle('apps/operator', {
  mails: 'src/mails.ts',
  privacy: 'src/privacy.ts',
  retention: 'src/retention.ts',
});
