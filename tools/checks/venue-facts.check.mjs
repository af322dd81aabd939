import { existsSync, readFileSync } from 'node:fs';
import { reportFile, venueFacts } from '../generate/venue-facts.mjs';
import { Trouble } from '../lib/workspace.mjs';

export const name = 'docs/venue-facts.md says what the facts of the venues are now';

export async function check() {
  const written = existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : '';
  if (written !== (await venueFacts()))
    throw new Trouble('docs/venue-facts.md is stale: node tools/generate/venue-facts.mjs writes it anew');
}
