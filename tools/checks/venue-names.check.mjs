import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { venueNameModules } from '../generate/venue-names.mjs';
import { root, Trouble } from '../lib/workspace.mjs';

export const name = 'The generated modules of venue names say what the catalog says now';

export async function check() {
  for await (const { file, text } of venueNameModules())
    if (readFileSync(join(root, file), 'utf8') !== text)
      throw new Trouble(`${file} is stale: node tools/generate/venue-names.mjs writes it anew`);
}
