import { serverBundle } from '../../tools/build/server-bundle.mjs';

export default serverBundle('libs/protected-content', { build: 'src/build/main.ts' });
