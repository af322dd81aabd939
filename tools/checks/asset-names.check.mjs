import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from '../lib/workspace.mjs';
import { site } from './built-site.mjs';

export const name = 'no script of the site has a name that ad and consent blockers reject';

/** The words of apps/web/build/asset-names.ts. */
const listed = /cookie|consent|banner|advert|sponsor|promo|track|analytic|social|share|popup|gdpr/i;

export async function check() {
  const names = readdirSync(join(site, 'assets'));
  // The hash may contain any letters.
  const blocked = names.filter((file) => listed.test(file.replace(/-[\w-]{8}\.\w+$/, '')));
  if (names.length < 20) throw new Trouble(`Only ${names.length} files of the site were found`);
  if (blocked.length > 0) throw new Trouble(`Lists keep these from loading: ${blocked.join(', ')}`);
}
