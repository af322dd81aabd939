import { readFileSync } from 'node:fs';
import { breakingChanges } from '../generate/breaking-changes.mjs';
import { builtDocument, openapiFile } from '../generate/openapi.mjs';
import { Trouble } from '../lib/workspace.mjs';

export const name = 'docs/openapi.json describes the API as it is built, and nothing that clients rely on is gone';

export async function check() {
  const [committed, built] = [readFileSync(openapiFile, 'utf8'), await builtDocument()];
  const broken = breakingChanges(JSON.parse(committed), JSON.parse(built));
  if (broken.length > 0) throw new Trouble(broken.join('\n'));
  if (committed !== built) throw new Trouble('The API has changed: npm run openapi');
}
