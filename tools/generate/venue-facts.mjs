/** Writes docs/venue-facts.md from the facts of the venues; tools/checks fails if it is outdated. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { load } from '../lib/bundle.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

export const reportFile = join(root, 'docs/venue-facts.md');

export async function venueFacts() {
  const { venueReport } = await load('libs/content/src/venues/report.ts');
  return await format(venueReport(), { ...(await resolveConfig(reportFile)), parser: 'markdown' });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(reportFile, await venueFacts());
