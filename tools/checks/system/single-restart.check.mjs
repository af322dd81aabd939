import { behindNginx } from '../../deploy/nginx/behind-nginx.mjs';
import { singleRestart } from '../../deploy/nginx/single-restart.mjs';
import { Trouble } from '../../lib/workspace.mjs';

export const name =
  'the only API process restarts behind nginx under 20 visitors: files and public pages are served, other pages wait, and no form is lost';

// Rules: process.stop
export async function check() {
  const { seen, bad } = await behindNginx((world) => singleRestart({ ...world, visitors: 20 }));
  if (bad.length > 0) throw new Trouble(`${bad.join(', ')} among ${JSON.stringify(seen)}`);
}
