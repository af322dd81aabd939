/**
 * Restarts two API processes one after the other while visitors send forms and load pages through the shipped nginx,
 * and counts broken requests. Exits with 1 if there was one.
 * npm run build && node tools/bench/rolling-restarts.mjs [--restarts 100] [--visitors 40]
 */
import { parseArgs } from 'node:util';
import { build } from '../lib/build.mjs';
import { behindNginx } from '../deploy/nginx/behind-nginx.mjs';
import { rollingRestarts } from '../deploy/nginx/rolling-restarts.mjs';

const { values } = parseArgs({
  options: { restarts: { type: 'string', default: '100' }, visitors: { type: 'string', default: '40' } },
});
await build();
const [restarts, visitors] = [Number(values.restarts), Number(values.visitors)];
const began = performance.now();
const { seen, exits, bad } = await behindNginx((world) => rollingRestarts({ ...world, restarts, visitors }));
const seconds = Math.round((performance.now() - began) / 1000);
process.stdout.write(`${JSON.stringify({ restarts, visitors, seconds, exits, ...seen, bad })}\n`);
process.exitCode = bad.length > 0 ? 1 : 0;
