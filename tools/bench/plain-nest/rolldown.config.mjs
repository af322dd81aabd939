import { serverBundle } from '../../build/server-bundle.mjs';

export default serverBundle('tools/bench/plain-nest', { main: 'main.ts' });
