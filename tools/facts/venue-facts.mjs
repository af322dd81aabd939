/** Writes docs/venue-facts.md from the facts of the venues; tools/checks refuses it when it is stale. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where the report stands. */
export const reportFile = join(root, 'docs/venue-facts.md');

/** The report as it should be now. */
export async function venueFacts() {
  const folder = mkdtempSync(join(tmpdir(), 'mainstage-facts-'));
  try {
    const bundle = await rolldown({
      cwd: root,
      platform: 'node',
      input: join(root, 'libs/content/src/venues/report.ts'),
      tsconfig: join(root, 'tsconfig.base.json'),
    });
    const file = join(folder, 'report.mjs');
    await bundle.write({ file, format: 'esm' });
    await bundle.close();
    const { venueReport } = await import(pathToFileURL(file).href);
    return await format(venueReport(), { ...(await resolveConfig(reportFile)), parser: 'markdown' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(reportFile, await venueFacts());
