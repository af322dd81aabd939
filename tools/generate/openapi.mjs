/**
 * `npm run openapi`: writes docs/openapi.json from the API; a check fails if it is outdated. A breaking change (a
 * removed path, field or error code) is written only with `npm run openapi -- --breaking`.
 */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from '../lib/build.mjs';
import { main, root, say, Trouble } from '../lib/workspace.mjs';
import { breakingChanges } from './breaking-changes.mjs';

export const openapiFile = join(root, 'docs/openapi.json');

/** The document of the built API. @returns {Promise<string>} */
export async function builtDocument() {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'dist/apps/api/openapi.js')]);
  return stdout;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await main(async () => {
    await build('api');
    const document = await builtDocument();
    const broken = existsSync(openapiFile)
      ? breakingChanges(JSON.parse(readFileSync(openapiFile, 'utf8')), JSON.parse(document))
      : [];
    if (broken.length > 0 && !process.argv.includes('--breaking'))
      throw new Trouble(
        `This would break clients:\n${broken.join('\n')}\nIf it must be: npm run openapi -- --breaking`,
      );
    writeFileSync(openapiFile, document);
    say('docs/openapi.json is written.');
    return 0;
  });
