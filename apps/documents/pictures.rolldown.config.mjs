import { serverBundle } from '../../tools/build/server-bundle.mjs';

export default serverBundle('apps/documents', { main: 'src/pictures/main.ts' }, 'apps/documents/pictures');
