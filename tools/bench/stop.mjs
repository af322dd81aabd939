/**
 * Stops the only API process while visitors open a connection for each form, and counts connections that were reset
 * after the form had been sent. Exits with 1 if there was one, or if a form is not stored exactly once.
 * npm run proof:stop -- [--stops 20] [--visitors 40] [--seed 1]
 */
import { parseArgs } from 'node:util';
import { build } from '../lib/build.mjs';
import { withDatabase } from '../deploy/nginx/behind-nginx.mjs';
import { directStops } from '../deploy/nginx/direct-stops.mjs';

const text = (value) => ({ type: 'string', default: value });
const { values } = parseArgs({ options: { stops: text('20'), visitors: text('40'), seed: text('1') } });
const [stops, visitors, seed] = [values.stops, values.visitors, values.seed].map(Number);
await build('api');
const outcome = await withDatabase((world) => directStops({ ...world, stops, visitors, seed }));
process.stdout.write(`${JSON.stringify({ stops, visitors, seed, ...outcome })}\n`);
process.exitCode = outcome.bad.length > 0 ? 1 : 0;
