import { behindNginx } from '../../deploy/nginx/behind-nginx.mjs';
import { rollingRestarts } from '../../deploy/nginx/rolling-restarts.mjs';
import { Trouble } from '../../lib/workspace.mjs';

/** RESTARTS=100 for a longer run. */
const restarts = Number(process.env.RESTARTS ?? 3);

export const name =
  'API processes are exchanged behind nginx under 40 visitors: no connection is cut and no response is a 5xx';

export async function check() {
  const { seen, bad } = await behindNginx((world) => rollingRestarts({ ...world, restarts, visitors: 40 }));
  if (bad.length > 0) throw new Trouble(`${bad.join(', ')} among ${JSON.stringify(seen)}`);
}
