import { serverBundle } from '../../tools/build/server-bundle.mjs';

export default serverBundle('libs/gated', { build: 'src/build/main.ts' });
