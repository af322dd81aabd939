import { withDatabase } from '../../deploy/nginx/behind-nginx.mjs';
import { directStops } from '../../deploy/nginx/direct-stops.mjs';
import { Trouble } from '../../lib/workspace.mjs';

/** `npm run proof:stop` stops it 20 times; another order with STOP_SEED. */
const [stops, seed] = [process.env.STOPS ?? 3, process.env.STOP_SEED ?? 1].map(Number);

export const name =
  'the only API process is stopped under 40 visitors who open a connection for each form: none is reset';

// Rules: process.stop
export async function check() {
  const { seen, bad } = await withDatabase((world) => directStops({ ...world, stops, visitors: 40, seed }));
  if (bad.length > 0) throw new Trouble(`${bad.join(', ')} among ${JSON.stringify(seen)}`);
}
