import { serverBundle } from '../../tools/build/server-bundle.mjs';

export default serverBundle('apps/share-pictures', { main: 'src/main.ts' });
