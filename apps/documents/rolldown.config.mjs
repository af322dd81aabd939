import { serverBundle } from '../../tools/build/server-bundle.mjs';

export default serverBundle('apps/documents', { main: 'src/venues/main.ts' }, 'apps/documents/venues');
