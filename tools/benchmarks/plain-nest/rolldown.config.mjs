import { serverBundle } from '../../build/server-bundle.mjs';

export default serverBundle('tools/benchmarks/plain-nest', { main: 'main.ts' });
